import type { MediaType } from './uploads.table';

const longestName = 120;

/** Usual extensions; the first one is added where none fits. */
const extensions: Record<MediaType, readonly [string, ...string[]]> = {
  'image/jpeg': ['jpg', 'jpeg', 'jfif'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'application/pdf': ['pdf'],
};

/**
 * A file name to show and to download by: no folders, no control or direction characters, at most 120 characters, and
 * an extension of the file's true type. Keeps Thai and any other script.
 */
export function safeFileName(given: string, mediaType: MediaType): string {
  const name = given
    .normalize('NFC')
    .split(/[/\\]/)
    .at(-1)!
    // controls, and characters that reverse the text and hide the extension
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
    .replaceAll(/[<>:"|?*]/g, '_')
    .replace(/^[.\s]+/, '')
    .trim();
  const [usual, ...others] = extensions[mediaType];
  const found = /\.(\w+)$/.exec(name)?.[1];
  const fits = found !== undefined && [usual, ...others].includes(found.toLowerCase());
  const extension = fits ? found : usual;
  const stem = fits ? name.slice(0, -found.length - 1) : name;
  return `${shorten(stem || 'file', longestName - extension.length - 1)}.${extension}`;
}

/** Cuts between the characters that a reader sees, so that no Thai vowel loses its consonant. */
function shorten(text: string, most: number): string {
  if (text.length <= most) return text;
  let short = '';
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    if (short.length + segment.length > most) break;
    short += segment;
  }
  return short;
}
