import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createMailboxTransport } from '@raang/api';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { answerAsResource } from '../../testing/answer-as-resource';
import { answerMailbox } from './answer-mailbox';

const subject = 'รับแจ้งของหายแล้ว หมายเลขเรื่อง L-7K3M-9PW4 ซึ่งเป็นหัวเรื่องที่ยาวกว่าหนึ่งบรรทัด';
const attack = '<script>alert(1)</script>';

describe('the mailbox of developers', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'raang-mailbox-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  const store = (id: string, minute: number, rest: { subject?: string; text?: string; html?: string } = {}) =>
    createMailboxTransport(folder).send(
      {
        id,
        from: { name: 'การรถไฟฟ้า', address: 'no-reply@example.org' },
        to: { name: '', address: 'malee@example.org' },
        envelope: { from: 'no-reply@example.org', to: ['malee@example.org'] },
        subject,
        text: 'ติดตามเรื่อง:\nhttps://www.example.org/th?reference=L-7K3M-9PW4&x=1\n',
        html: '<p style="margin:0">ติดตาม = เรื่อง</p>\n',
        messageId: `<${id}@example.org>`,
        date: new Date(Date.UTC(2026, 10, 20, 5, minute)),
        headers: {},
        ...rest,
      },
      new AbortController().signal,
    );
  const ask = (pathname: string) =>
    answerAsResource(() => answerMailbox(pathname, folder))(new Request(`http://localhost${pathname}`));
  const read = async (pathname: string) => (await ask(pathname)).text();

  it('lists mails, newest first', async () => {
    await store('0a', 1, { subject: 'First' });
    await store('0b', 2);
    const page = await read('/mailbox');
    expect(page.indexOf('/mailbox/0b')).toBeLessThan(page.indexOf('/mailbox/0a'));
    expect(page).toContain(subject);
    expect(page).toContain('malee@example.org');
  });

  it('is empty before the first mail', async () => {
    await rm(folder, { recursive: true });
    expect((await ask('/mailbox')).status).toBe(200);
    await store('0a', 1);
  });

  it('shows a mail with its text, and its HTML in a frame without scripts', async () => {
    await store('0a', 1);
    const page = await read('/mailbox/0a');
    expect(page).toContain('https://www.example.org/th?reference=L-7K3M-9PW4&amp;x=1');
    expect(page).toContain('การรถไฟฟ้า');
    expect(page).toContain('<iframe title="HTML" src="/mailbox/0a.html" sandbox="allow-popups');
    const frame = await ask('/mailbox/0a.html');
    expect(await frame.text()).toContain('<p style="margin:0">ติดตาม = เรื่อง</p>');
    const policy = frame.headers.get('content-security-policy');
    expect(policy).toMatch(/^default-src 'none'; .*sandbox /);
    expect(policy).not.toMatch(/script|allow-same-origin/);
  });

  it('escapes what a mail says on its own page', async () => {
    await store('0a', 1, { subject: attack, text: attack });
    for (const pathname of ['/mailbox', '/mailbox/0a']) expect(await read(pathname)).not.toContain(attack);
  });

  test.each(['/mailbox/0b', '/mailbox/..%2F0a', '/mailbox/0a/0a', '/mailbox/0A', '/mailbox/secret.html'])(
    'has nothing at %s',
    async (pathname) => {
      await store('0a', 1);
      await writeFile(path.join(folder, 'secret.eml'), 'not a mail');
      expect((await ask(pathname)).status).toBe(404);
    },
  );
});
