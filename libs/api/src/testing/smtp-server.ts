import { type AddressInfo, createServer, type Socket } from 'node:net';

interface ReceivedMail {
  from: string;
  to: string[];
  /** The raw message. */
  raw: string;
}

/** What the server does at a command: its reply, `drop` to close the connection, or `ignore` to stay silent. */
export type SmtpReply = (command: string, mail: ReceivedMail) => string | undefined;

/** Starts a small SMTP server (RFC 5321). The test sets its replies; by default it accepts everything. */
export async function openSmtpServer() {
  const received: ReceivedMail[] = [];
  const sockets = new Set<Socket>();
  let replyTo: SmtpReply = () => undefined;
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => {});
    talk(socket, { received, reply: (command, mail) => replyTo(command, mail) });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    /** Messages that the server has read completely, whatever it replied. */
    received,
    reply: (next: SmtpReply) => {
      replyTo = next;
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type SmtpServer = Awaited<ReturnType<typeof openSmtpServer>>;

function talk(socket: Socket, { received, reply }: { received: ReceivedMail[]; reply: SmtpReply }): void {
  let mail: ReceivedMail = { from: '', to: [], raw: '' };
  let isInData = false;
  let buffer = '';
  socket.write('220 test ESMTP\r\n');
  socket.on('data', (bytes) => {
    buffer += bytes.toString('latin1');
    const separator = () => (isInData ? '\r\n.\r\n' : '\r\n');
    for (let end = buffer.indexOf(separator()); end >= 0; end = buffer.indexOf(separator())) {
      const line = buffer.slice(0, end);
      buffer = buffer.slice(end + separator().length);
      take(line);
    }
  });

  function take(line: string): void {
    const command = isInData ? 'message' : line.slice(0, 4).toUpperCase();
    if (command === 'MAIL') mail = { from: addressIn(line), to: [], raw: '' };
    if (command === 'RCPT') mail.to.push(addressIn(line));
    if (command === 'message') {
      isInData = false;
      mail.raw = line.replaceAll('\r\n..', '\r\n.');
      received.push(mail);
    }
    const answer = reply(command, mail) ?? usualReplies[command] ?? '250 OK';
    if (answer === 'drop') return void socket.destroy();
    if (answer === 'ignore') return;
    if (answer.startsWith('354')) isInData = true;
    socket.write(`${answer}\r\n`);
  }
}

const usualReplies: Record<string, string> = { DATA: '354 go on', QUIT: '221 bye', EHLO: '250 test' };

const addressIn = (line: string) => /<([^>]*)>/.exec(line)?.[1] ?? '';
