import type { MailBlock, MailContent, MailFrame } from './mail-content';
import { mailWords } from './mail-words';

/** A mail as plain text. */
export function toText({ blocks }: MailContent, { locale, sender, publicUrl }: MailFrame): string {
  const words = mailWords[locale];
  const parts = [
    words.greeting,
    ...blocks.map(blockToText),
    `${words.closing}\n${sender.name[locale]}`,
    // `-- ` marks the signature (RFC 3676, section 4.3)
    ['-- ', sender.name.th, sender.name.en, words.call(sender.telephone), publicUrl, words.automatic].join(
      '\n',
    ),
  ];
  return `${parts.join('\n\n')}\n`;
}

function blockToText(block: MailBlock): string {
  switch (block.kind) {
    case 'paragraph':
      return block.text;
    case 'facts':
      return block.facts.map(({ label, value }) => `${label}: ${value}`).join('\n');
    case 'link':
      return `${block.label}:\n${block.href}`;
    case 'quote':
      return block.text
        .split('\n')
        .map((line) => `> ${line}`)
        .join('\n');
  }
}
