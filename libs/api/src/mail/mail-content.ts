import type { Bilingual, Locale } from '@raang/domain';

/** What a mail says, in one language. The renderer adds greeting, signature and contact. */
export interface MailContent {
  /** Also the heading of the mail. */
  subject: string;
  blocks: MailBlock[];
  /** Of a subscription: where a mail program ends it, by POST without a question (RFC 8058), or shows how. Absolute. */
  unsubscribeHref?: string;
}

/** Part of a mail. Texts are plain; a line break stays one. */
export type MailBlock =
  | { kind: 'paragraph'; text: string }
  | { kind: 'facts'; facts: { label: string; value: string }[] }
  /** What the reader is asked to do. `href` is absolute. */
  | { kind: 'link'; label: string; href: string }
  /** Words of a person, such as the message that a mail replies to. */
  | { kind: 'quote'; text: string };

/** The authority as the sender of mails. */
export interface MailSender {
  name: Bilingual;
  /** E-mail address. Its domain is also that of Message-IDs: a new one breaks threads. */
  address: string;
  telephone: string;
}

/** What the frame around the content depends on. */
export interface MailFrame {
  locale: Locale;
  sender: MailSender;
  /** The site's public origin. */
  publicUrl: string;
}
