import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import MailComposer from 'nodemailer/lib/mail-composer';
import type { MailTransport } from './mail-transport';

/**
 * The embedded mailbox: writes each mail into the folder as `<id>.eml`, a raw message (RFC 5322). A mail that is sent
 * again replaces its file, since it has the same id.
 */
export function createMailboxTransport(folder: string): MailTransport {
  return {
    send: async ({ id, ...message }, signal) => {
      const raw = await new MailComposer({ ...message, newline: 'windows' }).compile().build();
      await mkdir(folder, { recursive: true });
      // renamed when complete, so that a reader never sees half a mail
      const temporary = path.join(folder, `.${id}-${randomUUID()}.tmp`);
      try {
        await writeFile(temporary, raw, { signal, mode: 0o600 });
        await rename(temporary, path.join(folder, `${id}.eml`));
      } catch (error) {
        await rm(temporary, { force: true });
        throw error;
      }
    },
    close: () => {},
  };
}
