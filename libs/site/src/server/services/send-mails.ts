import type { Log } from '@raang/server';
import {
  createMailboxTransport,
  createSmtpTransport,
  type Database,
  type MailSender,
  type MailWorker,
  startMailWorker,
} from '@raang/api';
import { authority } from 'raang:authority';
import type { Environment } from './env';
import { mailboxFolder } from './folders';

interface MailOptions {
  db: Database;
  publicUrl: string;
  now: () => Date;
  log: Log;
}

/** Sends the mails of the outbox to SMTP_URL, or into the embedded mailbox. */
export function sendMails(env: Environment, options: MailOptions): MailWorker {
  return startMailWorker({
    ...options,
    transport: env.SMTP_URL ? createSmtpTransport(env.SMTP_URL) : createMailboxTransport(mailboxFolder(env)),
    sender: senderOf(env, options.publicUrl),
  });
}

function senderOf({ MAIL_FROM }: Environment, publicUrl: string): MailSender {
  const { name, telephone } = authority;
  return { name, telephone, address: MAIL_FROM ?? `no-reply@${new URL(publicUrl).hostname}` };
}
