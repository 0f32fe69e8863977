import { createTransport } from 'nodemailer';
import type { MailMessage } from './compose-mail';
import { MailRejectedError, type MailTransport } from './mail-transport';

/** All in milliseconds. Nodemailer's own defaults are minutes, longer than a worker's lease. */
const timeouts = {
  dnsTimeout: 5000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
};

/**
 * Sends mails to a server, over connections that it keeps open for a while.
 * @param url `smtp://` (TLS if the server offers it) or `smtps://`, with user name and password if needed
 */
export function createSmtpTransport(url: string): MailTransport {
  const transporter = createTransport({
    url,
    pool: true,
    maxConnections: 5,
    // the outbox repeats a mail; the pool must not
    maxRequeues: 0,
    ...timeouts,
    ...(mustEncrypt(url) && { requireTLS: true }),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async (message, signal) => {
      try {
        await transporter.sendMail({ ...withoutId(message), signal });
      } catch (error) {
        throw isRejection(error) ? new MailRejectedError((error as Error).message, { cause: error }) : error;
      }
    },
    close: () => transporter.close(),
  };
}

/** A password must not travel in plain text, unless the URL itself decides about TLS. */
function mustEncrypt(url: string): boolean {
  const { password, searchParams } = new URL(url);
  return password !== '' && !['requireTLS', 'ignoreTLS'].some((name) => searchParams.has(name));
}

/** A rejected login or connection says nothing about the mail. */
function isRejection(error: unknown): boolean {
  const { permanent, code } = error as { permanent?: boolean; code?: string };
  return permanent === true && (code === 'EENVELOPE' || code === 'EMESSAGE');
}

/** Nodemailer would take an unknown field as an option. */
function withoutId({ id: _id, ...message }: MailMessage): Omit<MailMessage, 'id'> {
  return message;
}
