import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import MailComposer from 'nodemailer/lib/mail-composer';
import type { MailTransport } from './mail-transport';

/** The end of a file's name while it is written. */
const unfinished = '.tmp';

/**
 * The embedded mailbox: writes each mail into the folder as `<id>.eml`, a raw message (RFC 5322). A mail that is sent
 * again replaces its file, since it has the same id. One process has the folder, as it has the embedded database.
 */
export function createMailboxTransport(folder: string): MailTransport {
  let prepared: Promise<void> | undefined;
  const prepare = () =>
    (prepared ??= prepareFolder(folder).catch((error: unknown) => {
      prepared = undefined;
      throw error;
    }));
  // at the start, so that half a mail does not wait for the next one; a failure shows when that is written
  prepare().catch(() => {});
  return {
    send: async ({ id, ...message }, signal) => {
      const raw = await new MailComposer({ ...message, newline: 'windows' }).compile().build();
      await prepare();
      // renamed when complete, so that a reader never sees half a mail
      const temporary = path.join(folder, `.${id}-${randomUUID()}${unfinished}`);
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

/** Makes the folder, and removes what a process left that was killed while it wrote. Its mail is sent again. */
async function prepareFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const left = (await readdir(folder)).filter((name) => name.startsWith('.') && name.endsWith(unfinished));
  await Promise.all(left.map((name) => rm(path.join(folder, name), { force: true })));
}
