import type { MailBlock, MailContent } from './mail-content';

/** All control characters but line feed and tab: no mail program shows them, and some end a header. */
const controls = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;

/** The text with `\n` as its only line break, and without control characters. */
const cleanText = (text: string) => text.replaceAll(/\r\n?|[\u2028\u2029]/g, '\n').replaceAll(controls, '');

/** The text in one line. A header of a mail ends with its line: more lines would be more headers. */
export const singleLine = (text: string) => cleanText(text).replaceAll(/\s+/g, ' ').trim();

/** The content with clean texts. */
export const cleanContent = ({ subject, blocks }: MailContent): MailContent => ({
  subject: singleLine(subject),
  blocks: blocks.map(cleanBlock),
});

function cleanBlock(block: MailBlock): MailBlock {
  switch (block.kind) {
    case 'paragraph':
    case 'quote':
      return { ...block, text: cleanText(block.text) };
    case 'link':
      return { ...block, label: singleLine(block.label), href: singleLine(block.href) };
    case 'facts':
      return {
        ...block,
        facts: block.facts.map(({ label, value }) => ({ label: singleLine(label), value: cleanText(value) })),
      };
  }
}
