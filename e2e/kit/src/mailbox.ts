import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import PostalMime, { type Email } from 'postal-mime';

/** A mail; a missing subject, text or HTML is empty. */
type Message = Email & { subject: string; text: string; html: string };

/** The embedded mailbox of a site. */
export function openMailbox(dataFolder: string) {
  const folder = path.join(dataFolder, 'mailbox');
  /** Mails to an address, earliest first. */
  const messagesTo = async (address: string): Promise<Message[]> => {
    const names = await readdir(folder).catch(() => []);
    const files = names.filter((name) => name.endsWith('.eml'));
    const messages = await Promise.all(files.map((name) => readMessage(path.join(folder, name))));
    return messages
      .filter(({ to }) => to?.some((one) => one.address?.toLowerCase() === address.toLowerCase()))
      .toSorted((one, other) => Date.parse(one.date!) - Date.parse(other.date!));
  };
  /** Links of the mails to an address whose path has this page, earliest mail first. */
  const linksTo = async (address: string, page: string): Promise<string[]> => {
    const link = new RegExp(`https?://[^\\s"<>]*/${page}/[^\\s"<>]+`);
    return (await messagesTo(address)).flatMap(({ text }) => link.exec(text)?.[0] ?? []);
  };
  return {
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

async function readMessage(file: string): Promise<Message> {
  const { subject = '', text = '', html = '', ...rest } = await PostalMime.parse(await readFile(file));
  return { ...rest, subject, text, html };
}
