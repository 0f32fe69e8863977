import type { MailMessage } from './compose-mail';

/** A way to send mails. */
export interface MailTransport {
  /**
   * Resolves when the mail is accepted. After an error it may be accepted all the same, if the answer was lost.
   * @throws MailRejectedError if the same mail will be rejected again
   */
  send: (message: MailMessage, signal: AbortSignal) => Promise<void>;
  close: () => void;
}

/** The mail server rejected this mail for good (RFC 5321, section 4.2.1: a 5yz reply). */
export class MailRejectedError extends Error {}
