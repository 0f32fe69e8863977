import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
// eslint-disable-next-line @nx/enforce-module-boundaries -- a reader of messages without dependencies
import { readMessage } from '../../../apps/site/src/server/mailbox/read-message';

/** The embedded mailbox of a site. */
export function openMailbox(dataFolder: string) {
  const folder = path.join(dataFolder, 'mailbox');
  const mailsTo = async (address: string) => {
    const names = await readdir(folder).catch(() => []);
    const files = names.filter((name) => name.endsWith('.eml')).toSorted();
    const mails = await Promise.all(
      files.map(async (name) => decode(await readFile(path.join(folder, name), 'utf8'))),
    );
    return mails.filter((mail) => /^To: .*$/im.exec(mail)?.[0].toLowerCase().includes(address.toLowerCase()));
  };
  const messagesTo = async (address: string) => {
    const names = await readdir(folder).catch(() => []);
    const files = names.filter((name) => name.endsWith('.eml'));
    const read = async (name: string) => readMessage(await readFile(path.join(folder, name)));
    const messages = await Promise.all(files.map(read));
    return messages
      .filter(({ to }) => to.toLowerCase().includes(address.toLowerCase()))
      .toSorted((one, other) => Number(one.date) - Number(other.date));
  };
  /** Links of the mails to an address whose path has this page, earliest mail first. */
  const linksTo = async (address: string, page: string): Promise<string[]> => {
    const link = new RegExp(`https?://[^\\s"<>]*/${page}/[^\\s"<>]+`);
    return (await messagesTo(address)).flatMap(({ text }) => link.exec(text)?.[0] ?? []);
  };
  return {
    mailsTo,
    messagesTo,
    /** Waits for a mail to an address whose subject has these words, and decodes it. */
    messageTo: async (address: string, subject: string) => {
      const find = async () =>
        (await messagesTo(address)).find((message) => message.subject.includes(subject));
      await expect.poll(find, { message: `mail: ${subject}` }).toBeTruthy();
      return (await find())!;
    },
    linksTo,
    /** Waits for the link of a mail to an address: the latest whose path has this page, after `known` earlier ones. */
    linkTo: async (address: string, page: string, { known = 0 } = {}): Promise<string> => {
      const find = async () => (await linksTo(address, page)).slice(known).at(-1);
      await expect.poll(find).toBeTruthy();
      return (await find())!;
    },
  };
}

/** Reads quoted-printable lines (RFC 2045 §6.7) as far as links need it. */
const decode = (mail: string) => mail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');
