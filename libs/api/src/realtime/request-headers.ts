import { readFile } from 'node:fs/promises';
import { DownloadError } from '../download/download';

/** Gives the headers to send to an address, such as its key. */
export type HeadersFor = (url: string) => Promise<Record<string, string>>;

/**
 * Creates a function that reads the headers for an address from a file: one on each line, `host name: value`. Empty lines and
 * those that begin with # are skipped. A host has its port unless that is 443. The file is read for each request, so that
 * a change counts at once.
 *
 * No header goes to another host, or over http. Errors name the line and not what it has.
 * @throws DownloadError if the file cannot be read or has an invalid line
 */
export function createRequestHeaders(file: string): HeadersFor {
  return async (url) => {
    const { protocol, host } = new URL(url);
    const lines = parse(await readLines(file));
    return protocol === 'https:'
      ? Object.fromEntries(lines.filter((line) => line.host === host).map(({ name, value }) => [name, value]))
      : {};
  };
}

async function readLines(file: string): Promise<string[]> {
  try {
    return (await readFile(file, 'utf8')).split('\n').map((line) => line.trim());
  } catch {
    throw new DownloadError('the file of request headers cannot be read');
  }
}

interface HeaderLine {
  host: string;
  name: string;
  value: string;
}

const parse = (lines: readonly string[]): HeaderLine[] =>
  lines.flatMap((line, index) => {
    if (line === '' || line.startsWith('#')) return [];
    const [, host = '', name = '', value = ''] = /^(\S+)\s+([^\s:]+):\s*(\S.*)$/.exec(line) ?? [];
    if (!isHeader(name, value))
      throw new DownloadError(`line ${index + 1} of the file of request headers is not "host name: value"`);
    return [{ host: host.toLowerCase(), name, value }];
  });

function isHeader(name: string, value: string): boolean {
  try {
    return name !== '' && new Headers([[name, value]]).has(name);
  } catch {
    return false;
  }
}
