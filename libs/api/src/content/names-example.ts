import type { ContentFile, ContentProblem } from './content-file';
import type { TextFile } from './content-folder';

/** Texts that call their own item an example, not those that give one. */
const itself = [
  /\bthis (?:\w+ ){1,3}is (?:only )?(?:an example|invented)\b/i,
  /\b(?:was|is|are|were) invented (?:for|to show)\b|\bfictitious\b/i,
  /(?:ประกาศ|กิจกรรม|พื้นที่|แผง|ซุ้ม|รายการ|ข่าว|หน้า)(?:ใน)?(?:หน้า)?นี้เป็น(?:เพียง)?ตัวอย่าง/,
  /^(?:title|summary|source): .*\((?:an )?(?:example|ตัวอย่าง)\)/im,
  /^referenceNumber: "?EX-/m,
  /สมมติขึ้น/,
];

/** Finds where the source of an item says that the item is an example. Returns the text, or undefined. */
export function namesItselfExample(source: string): string | undefined {
  for (const pattern of itself) {
    const found = pattern.exec(source)?.[0];
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Refuses an item that calls itself an example without the mark that lists and cards show. */
export function checkExampleMark({
  file,
  source,
  content,
}: TextFile & { content: ContentFile }): ContentProblem[] {
  const text = content.frontMatter.example ? undefined : namesItselfExample(source);
  if (text === undefined) return [];
  const line = source.slice(0, source.indexOf(text)).split('\n').length;
  return [{ file, line, reason: `"${text}" says that this is an example: add \`example: true\`` }];
}
