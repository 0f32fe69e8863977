import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { readMessage, type StoredMessage } from './read-message';

/** A mail of the folder, with the name of its file. */
export type ListedMessage = StoredMessage & { id: string };

const isId = (text: string) => /^[0-9a-f]{1,64}$/.test(text);

/** The mails of the embedded mailbox, newest first. Empty if there is no folder yet. */
export async function listMessages(folder: string): Promise<ListedMessage[]> {
  const names = await readdir(folder).catch(() => []);
  const ids = names.filter((name) => name.endsWith('.eml')).map((name) => name.slice(0, -'.eml'.length));
  const messages = await Promise.all(ids.map((id) => findMessage(folder, id)));
  return messages
    .filter((message) => message !== undefined)
    .toSorted((a, b) => Number(b.date) - Number(a.date));
}

/** Undefined if there is no such mail. */
export async function findMessage(folder: string, id: string): Promise<ListedMessage | undefined> {
  if (!isId(id)) return undefined;
  const raw = await readFile(path.join(folder, `${id}.eml`)).catch(() => undefined);
  return raw && { id, ...(await readMessage(raw)) };
}
