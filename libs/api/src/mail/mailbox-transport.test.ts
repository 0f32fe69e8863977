import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testNow } from '../testing/test-api';
import { composeMail } from './compose-mail';
import { exampleContent, exampleSender } from './mail-examples';
import { createMailboxTransport } from './mailbox-transport';

const message = (id: string, subject = exampleContent.th.subject) =>
  composeMail(
    {
      id,
      inReplyTo: null,
      recipient: 'malee@example.org',
      locale: 'th',
      content: { ...exampleContent.th, subject },
      attempts: 1,
    },
    { sender: exampleSender, publicUrl: 'https://www.example.org', now: testNow },
  );
const signal = new AbortController().signal;

describe('the embedded mailbox', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'raang-mailbox-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('has each mail as a raw message in a file with its id', async () => {
    const { send } = createMailboxTransport(path.join(folder, 'mailbox'));
    await send(message('0a'), signal);
    await send(message('0b'), signal);
    expect(await readdir(path.join(folder, 'mailbox'))).toEqual(['0a.eml', '0b.eml']);
    const raw = await readFile(path.join(folder, 'mailbox/0a.eml'), 'latin1');
    expect(raw).toContain('\r\nTo: malee@example.org\r\n');
    expect(raw).toContain('\r\nMessage-ID: <0a@mail.example.org>\r\n');
    expect(raw).toContain('\r\nDate: Fri, 20 Nov 2026 05:00:00 +0000\r\n');
    expect(raw.replaceAll('\r\n', '')).not.toContain('\n');
  });

  it('replaces the file of a mail that is sent again', async () => {
    const { send } = createMailboxTransport(folder);
    await send(message('0a', 'First'), signal);
    await send(message('0a', 'Second'), signal);
    expect(await readdir(folder)).toEqual(['0a.eml']);
    expect(await readFile(path.join(folder, '0a.eml'), 'latin1')).toContain('Subject: Second');
  });

  it('removes at the start what a killed process has left half written, and no mail', async () => {
    await writeFile(path.join(folder, '.0a-4e1f.tmp'), 'half a mail');
    await writeFile(path.join(folder, '0b.eml'), 'a mail');
    createMailboxTransport(folder);
    await expect.poll(() => readdir(folder)).toEqual(['0b.eml']);
  });

  it('fails if it cannot write, and leaves nothing behind', async () => {
    const file = path.join(folder, 'file');
    await writeFile(file, '');
    await expect(createMailboxTransport(file).send(message('0a'), signal)).rejects.toThrow();
    await expect(createMailboxTransport(folder).send(message('0a'), AbortSignal.abort())).rejects.toThrow();
    expect(await readdir(folder)).toEqual(['file']);
  });
});
