/** Controls other than a line feed, and characters that turn the direction of what follows (UAX 9, explicit formatting). */
const unwanted = /[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu;

/** A text of another producer, well-formed, without controls and surrounding space, and cut after `longest` UTF-16 units. */
export function cleanText(text: string, longest: number): string {
  const clean = text
    .replaceAll('\r\n', '\n')
    .replaceAll(unwanted, (letter) => (letter === '\n' ? letter : letter === '\t' ? ' ' : ''))
    .toWellFormed()
    .trim();
  if (clean.length <= longest) return clean;
  // half of a surrogate pair at the end is not a letter
  return `${clean.slice(0, longest - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
