import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { openSmtpServer, type SmtpReply, type SmtpServer } from '../testing/smtp-server';
import { testNow } from '../testing/test-api';
import { composeMail } from './compose-mail';
import { exampleContent, exampleSender } from './mail-examples';
import { MailRejectedError, type MailTransport } from './mail-transport';
import { createSmtpTransport } from './smtp-transport';

const message = (recipient = 'malee@example.org') =>
  composeMail(
    {
      id: '0123abcd',
      inReplyTo: '89ef',
      recipient,
      locale: 'th',
      content: { ...exampleContent.th, subject: 'ของหาย\r\nBcc: eve@example.org' },
      attempts: 1,
    },
    {
      sender: { ...exampleSender, name: { th: 'รฟม.\r\nBcc: eve@example.org', en: 'MRTA' } },
      publicUrl: 'https://www.example.org',
      now: testNow,
    },
  );
const patience = () => AbortSignal.timeout(20_000);

describe('mail over SMTP', () => {
  let server: SmtpServer;
  let transport: MailTransport;
  beforeEach(async () => {
    server = await openSmtpServer();
    transport = createSmtpTransport(server.url);
  });
  afterEach(async () => {
    transport.close();
    await server.close();
  });
  const send = () => transport.send(message(), patience());

  it('arrives with its Message-ID, its thread and both formats', async () => {
    await send();
    const [{ from, to, raw } = { from: '', to: [], raw: '' }] = server.received;
    expect([from, to]).toEqual(['no-reply@mail.example.org', ['malee@example.org']]);
    for (const header of [
      'Message-ID: <0123abcd@mail.example.org>',
      'In-Reply-To: <89ef@mail.example.org>',
      'References: <89ef@mail.example.org>',
      'Auto-Submitted: auto-generated',
      'Content-Type: text/plain; charset=utf-8',
      'Content-Type: text/html; charset=utf-8',
    ])
      expect(raw).toContain(header);
  });

  it('has one recipient and no header of a stranger, whatever name and subject contain', async () => {
    await send();
    const headers = server.received[0]!.raw.split('\r\n\r\n')[0]!;
    expect(headers.split('\r\n').filter((line) => /^bcc/i.test(line))).toEqual([]);
    expect(server.received[0]!.to).toEqual(['malee@example.org']);
  });

  it('sends one after another over the same connection', async () => {
    let connections = 0;
    server.reply((command) => {
      if (command === 'EHLO') connections += 1;
      return undefined;
    });
    await send();
    await send();
    expect([server.received.length, connections]).toEqual([2, 1]);
  });

  const at =
    (command: string, answer: string): SmtpReply =>
    (given) =>
      given === command ? answer : undefined;

  test.each<[string, SmtpReply]>([
    ['drops the connection before the mail', at('MAIL', 'drop')],
    ['drops the connection after the mail, so that its answer is lost', at('message', 'drop')],
    ['asks to come back later (4xx)', at('RCPT', '451 4.7.1 greylisted')],
    ['accepts nothing at the moment (4xx)', at('message', '452 4.3.1 no space')],
    [
      'refuses the connection for good (5xx)',
      (command) => (/^(EHLO|HELO)$/.test(command) ? '554 5.7.1 not you' : undefined),
    ],
  ])('fails, once and for now, if the server %s', async (_, reply) => {
    server.reply(reply);
    const error = await send().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(MailRejectedError);
    expect(server.received.length).toBeLessThanOrEqual(1);
    server.reply(() => undefined);
    await send();
  });

  test.each([
    ['the recipient', at('RCPT', '550 5.1.1 no such user')],
    ['the message', at('message', '554 5.6.0 not wanted')],
  ])('is rejected if the server rejects %s (5xx)', async (_, reply) => {
    server.reply(reply);
    await expect(send()).rejects.toBeInstanceOf(MailRejectedError);
  });

  it('fails if nobody listens', async () => {
    await server.close();
    await expect(send()).rejects.toThrow('ECONNREFUSED');
  });

  it('ends when it is aborted, even if the server says nothing', async () => {
    server.reply(at('message', 'ignore'));
    await expect(transport.send(message(), AbortSignal.timeout(100))).rejects.toThrow();
  });

  it('sends a password only over TLS', async () => {
    let commands = '';
    server.reply((command) => {
      commands += `${command} `;
      if (command === 'EHLO') return '250-test\r\n250 AUTH PLAIN';
      return command === 'STAR' ? '502 no TLS' : undefined;
    });
    const url = new URL(server.url);
    Object.assign(url, { username: 'site', password: 'secret' });
    const withPassword = createSmtpTransport(url.href);
    await expect(withPassword.send(message(), patience())).rejects.toThrow(/TLS/);
    withPassword.close();
    expect(commands).not.toContain('AUTH');
  });
});
