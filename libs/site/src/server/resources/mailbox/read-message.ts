import PostalMime, { decodeWords } from 'postal-mime';

/** A mail of the embedded mailbox, decoded. A missing header or part is empty. */
export interface StoredMessage {
  from: string;
  to: string;
  subject: string;
  date: Date;
  messageId: string;
  /** Message-ID of the first mail of the thread; empty in the first. */
  inReplyTo: string;
  text: string;
  html: string;
}

/** Decodes a message that the mailbox transport wrote (RFC 5322). */
export async function readMessage(raw: Uint8Array): Promise<StoredMessage> {
  const { headers, date = '', text = '', html = '' } = await PostalMime.parse(raw);
  const header = (name: string) => decodeWords(headers.find(({ key }) => key === name)?.value ?? '');
  return {
    from: header('from'),
    to: header('to'),
    subject: header('subject'),
    date: new Date(date),
    messageId: header('message-id'),
    inReplyTo: header('in-reply-to'),
    text,
    html,
  };
}
