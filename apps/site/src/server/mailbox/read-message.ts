/** A mail of the embedded mailbox, decoded. */
export interface StoredMessage {
  from: string;
  to: string;
  subject: string;
  date: Date;
  messageId: string;
  /** Message-ID of the first mail of the thread; empty in the first. */
  inReplyTo: string;
  /** Message-IDs of the thread, the first mail first; empty in the first. */
  references: string;
  text: string;
  html: string;
}

interface Part {
  headers: ReadonlyMap<string, string>;
  body: string;
}

/**
 * Decodes a message that the mailbox transport wrote: a part of text and one of HTML, in UTF-8. Not a reader for mails
 * of strangers.
 */
export function readMessage(raw: Buffer): StoredMessage {
  const message = readPart(raw.toString('latin1'));
  const header = (name: string) => decodeWords(message.headers.get(name) ?? '');
  const parts = partsOf(message);
  const bodyOf = (type: string) => {
    const part = parts.find(({ headers }) => headers.get('content-type')?.startsWith(type));
    return part ? decodeBody(part) : '';
  };
  return {
    from: header('from'),
    to: header('to'),
    subject: header('subject'),
    date: new Date(header('date')),
    messageId: header('message-id'),
    inReplyTo: header('in-reply-to'),
    references: header('references'),
    text: bodyOf('text/plain'),
    html: bodyOf('text/html'),
  };
}

function readPart(raw: string): Part {
  const end = raw.indexOf('\r\n\r\n');
  const lines = raw
    .slice(0, end)
    // a long header continues on an indented line (RFC 5322, section 2.2.3)
    .replaceAll(/\r\n(?=[ \t])/g, '')
    .split('\r\n');
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  return { headers: new Map(headers), body: raw.slice(end + 4) };
}

function partsOf(message: Part): Part[] {
  const boundary = /boundary="?([^";]+)/.exec(message.headers.get('content-type') ?? '')?.[1];
  if (!boundary) return [message];
  const [, ...parts] = message.body.split(`--${boundary}`);
  return parts.filter((part) => part.startsWith('\r\n')).map((part) => readPart(part.slice(2)));
}

function decodeBody({ headers, body }: Part): string {
  const encoding = headers.get('content-transfer-encoding')?.toLowerCase();
  const bytes =
    encoding === 'base64'
      ? Buffer.from(body, 'base64')
      : encoding === 'quoted-printable'
        ? decodeQuotedPrintable(body.replaceAll(/=\r\n/g, ''))
        : Buffer.from(body, 'latin1');
  return bytes.toString('utf8').replaceAll('\r\n', '\n');
}

/** Decodes `=?UTF-8?B?…?=` and `=?UTF-8?Q?…?=` (RFC 2047). Space between two encoded words does not count. */
function decodeWords(text: string): string {
  return text
    .replaceAll(/(=\?[^?]+\?[BQ]\?[^?]*\?=)\s+(?==\?)/gi, '$1')
    .replaceAll(/=\?utf-8\?([BQ])\?([^?]*)\?=/gi, (_, encoding: string, word: string) =>
      (encoding.toUpperCase() === 'B'
        ? Buffer.from(word, 'base64')
        : decodeQuotedPrintable(word.replaceAll('_', ' '))
      ).toString('utf8'),
    );
}

const decodeQuotedPrintable = (text: string) =>
  Buffer.from(
    text.replaceAll(/=([0-9A-F]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  );
