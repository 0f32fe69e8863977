import type { MailContent, MailSender } from './mail-content';
import type { ClaimedMail } from './mail.store';
import { singleLine } from './plain-text';
import { renderMail } from './render-mail';

/** A mail as nodemailer takes it. Addresses are objects: it would parse text as a list of addresses. */
export interface MailMessage {
  /** Local part of the Message-ID. */
  id: string;
  from: { name: string; address: string };
  to: { name: string; address: string };
  /** Sender and recipient for the server. */
  envelope: { from: string; to: string[] };
  subject: string;
  html: string;
  text: string;
  messageId: string;
  inReplyTo?: string;
  references?: string;
  date: Date;
  headers: Record<string, string>;
}

export interface Composition {
  sender: MailSender;
  publicUrl: string;
  now: Date;
}

/** Composes the message of a mail. Only its date differs between attempts. */
export function composeMail(
  { id, inReplyTo, recipient, locale, content }: ClaimedMail & { content: MailContent; recipient: string },
  { sender, publicUrl, now }: Composition,
): MailMessage {
  const [from, to] = [singleLine(sender.address), singleLine(recipient)];
  const messageIdOf = (mail: string) => `<${mail}@${from.slice(from.lastIndexOf('@') + 1)}>`;
  const first = inReplyTo ? messageIdOf(inReplyTo) : undefined;
  return {
    id,
    from: { name: singleLine(sender.name[locale]), address: from },
    to: { name: '', address: to },
    envelope: { from, to: [to] },
    ...renderMail(content, { locale, sender, publicUrl }),
    messageId: messageIdOf(id),
    ...(first && { inReplyTo: first, references: first }),
    date: now,
    headers: {
      'Content-Language': locale,
      // no vacation notice comes back (RFC 3834, section 5)
      'Auto-Submitted': 'auto-generated',
      ...(content.unsubscribeHref && {
        'List-Unsubscribe': `<${singleLine(content.unsubscribeHref)}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  };
}
