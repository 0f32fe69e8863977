/** About what search engines show of a description, in UTF-16 units. */
const maximumLength = 170;

/**
 * The beginning of a text for search engines and shared links: its whole sentences, else its whole phrases with an
 * ellipsis. Thai has spaces between phrases, and no full stops.
 */
export function toMetaDescription(text: string): string {
  if (text.length <= maximumLength) return text;
  const sentences = /^.*[.?!](?=\s)/s.exec(text.slice(0, maximumLength + 1))?.[0];
  if (sentences && sentences.length >= maximumLength / 3) return sentences;
  const phrases = /^.*(?=\s)/s.exec(text.slice(0, maximumLength))?.[0];
  return phrases ? `${phrases.replace(/(?<![\s,;:–—])[\s,;:–—]+$/, '')}…` : text;
}
