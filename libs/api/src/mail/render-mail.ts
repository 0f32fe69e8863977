import type { MailContent, MailFrame } from './mail-content';
import { cleanContent, singleLine } from './plain-text';
import { toHtml } from './to-html';
import { toText } from './to-text';

export interface RenderedMail {
  /** One line. */
  subject: string;
  /** A whole document, with inline styles only. */
  html: string;
  text: string;
}

/** Renders a mail in both formats. Pure, so that stories show exactly what is sent. */
export function renderMail(given: MailContent, frame: MailFrame): RenderedMail {
  const content = cleanContent(given);
  return {
    subject: singleLine(content.subject),
    html: toHtml(content, frame),
    text: toText(content, frame),
  };
}
