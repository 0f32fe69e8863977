import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { payloadOf, readPayload } from '../../../addresses/payload';
import { clientFolder } from '../../services/folders';
import { getServices } from '../../services/services';

/** Files of this process's build; a later build on disk does not affect it. */
const known = new Map<string, Promise<string>>();

/** The data of a prerendered page. In development it is made for each request. */
export async function prerenderedPayload(pathname: string): Promise<unknown> {
  const { publicUrl } = await getServices();
  return readPayload(await textOf(pathname), new URL(publicUrl).origin);
}

async function textOf(pathname: string): Promise<string> {
  if (import.meta.env.DEV) {
    const { makePayload } = await import('./prerender');
    return (await makePayload(pathname))!;
  }
  const text = known.get(pathname) ?? readFile(path.join(clientFolder(), payloadOf(pathname)), 'utf8');
  known.set(pathname, text);
  return text;
}
