import { spawn } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { loadApi } from '../api.mjs';
import { loadLibrary } from './load-library.mjs';

const email = 'somsri@example.org';
const pdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n' +
    'trailer<</Root 1 0 R>>\n%%EOF\n',
);
const password = 'a long password of the desk';
let folder: string;
let origin: string;
let server: http.Server;
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the library is built when the test runs
let lib: any, database: any, api: any;

const openDatabase = () =>
  lib.openDatabase({ directory: path.join(folder, 'db'), onError: (error: Error) => console.error(error) });

/** Runs the command as a person does, with this input. */
function desk(args: string[], input = '') {
  const env = {
    ...process.env,
    DATA_DIR: folder,
    INIT_CWD: folder,
    SITE_URL: origin,
    PUBLIC_URL: '',
    DATABASE_URL: '',
  };
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'desk.mjs'), ...args], { env });
  const said = { out: '', error: '' };
  child.stdout.on('data', (chunk) => (said.out += chunk));
  child.stderr.on('data', (chunk) => (said.error += chunk));
  child.stdin.end(input);
  return new Promise<{ out: string; error: string; code: number | null }>((resolve) =>
    child.on('close', (code) => resolve({ ...said, code })),
  );
}
const print = async (...args: string[]) => {
  const { out, error, code } = await desk(args);
  expect([code, error]).toEqual([0, '']);
  return out;
};

/** A server of the API alone. */
async function listen(request: http.IncomingMessage, response: http.ServerResponse) {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const answer: Response = await api.handle(
    new Request(origin + request.url, {
      method: request.method,
      headers: request.headers as Record<string, string>,
      ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
    }),
  );
  response.writeHead(answer.status, [...answer.headers].flat());
  response.end(Buffer.from(await answer.arrayBuffer()));
}

/** An account as a person gets one: by the link of the mail. */
async function register() {
  const client = api.clientFor(new Headers());
  await client.accounts.register({ name: 'Somsri', email, password, lang: 'en' });
  const { rows } = await database.db.execute('select content from mails');
  const token = /confirm-register\/([^"/?]+)/.exec(JSON.stringify(rows))?.[1];
  await client.accounts.confirm({ token });
}

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'desk-test-'));
  lib = await loadApi();
  server = http.createServer((request, response) => void listen(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  database = await openDatabase();
  const openApi = () =>
    lib.createApi({
      db: database.db,
      now: () => new Date(),
      files: lib.openFileStore({ directory: path.join(folder, 'uploads') }),
      secrets: ['the secret of the tests'],
      publicUrl: origin,
      onError: (error: Error) => console.error(error),
    });
  api = openApi();
  await register();
  await database.close();
  expect(await desk(['grant', email, '--role', 'boss'])).toMatchObject({ code: 2 });
  expect(await desk(['grant', 'nobody@example.org', '--role', 'agent'])).toMatchObject({ code: 1 });
  expect(await print('grant', email, '--role', 'supervisor')).toBe(`${email} is supervisor\n`);
  // the session of another device
  expect(await print('end-sessions', email)).toBe(`${email} is signed out everywhere\n`);
  expect(await desk(['end-sessions', 'nobody@example.org'])).toMatchObject({ code: 1 });
  database = await openDatabase();
  const left = await database.db.execute('select count(*)::int as count from sessions');
  expect(left.rows).toEqual([{ count: 0 }]);
  api = openApi();
}, 300_000);

afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await database.close();
  fs.rmSync(folder, { recursive: true });
});

test('a member of staff works at a terminal', { timeout: 120_000 }, async () => {
  expect(await desk(['cases'])).toMatchObject({ code: 1, error: expect.stringContaining('desk -- login') });
  expect(await desk(['login', email], 'wrong password\n')).toMatchObject({ code: 1 });
  const signedIn = await desk(['login', email], `${password}\n`);
  expect(signedIn).toMatchObject({ code: 0, out: `signed in as ${email} (supervisor)\n` });
  expect(signedIn.out + signedIn.error).not.toContain(password);
  const session = path.join(folder, 'desk', 'session.json');
  expect(fs.statSync(session).mode & 0o777).toBe(0o600);

  const file = path.join(folder, 'found.csv');
  fs.writeFileSync(
    file,
    [
      'category,foundOn,lineId,stationCode,keptUntil,description,storedAt',
      `umbrella,2026-11-18,blue,BL13,2027-02-16,"'=HYPERLINK(""x"") ร่มสีดำ",A1`,
      'unicorn,2026-11-18,blue,BL13,2027-02-16,horn,A1',
    ].join('\n'),
  );
  expect(await print('import', file)).toMatch(/^line 3: category: .*\n1 registered, 1 refused\n$/);
  const { items } = JSON.parse(await print('found', '--json'));
  expect(items).toMatchObject([{ id: 'F-2611-0001', description: '=HYPERLINK("x") ร่มสีดำ' }]);
  expect(await print('found', '--csv')).toContain(`"'=HYPERLINK(""x"") ร่มสีดำ"`);
  expect(await print('found')).toMatch(/F-2611-0001 +kept +umbrella/);

  await api.clientFor(new Headers()).cases.submit({
    kind: 'comment',
    topic: 'praise',
    message: 'Thank you \u001B[2J for the new lift',
    lang: 'en',
    idempotencyKey: '0b7e1d9c-6b0f-4a3c-9a51-0d4ff1f0a001',
    homepage: '',
  });
  const listed = await print('cases', '--kind', 'comment');
  expect(listed).toContain('new lift');
  expect(listed).not.toContain('\u001B');
  const [{ reference }] = JSON.parse(await print('cases', '--json')).items;
  expect(await print('move', reference, 'read')).toBe(
    `${reference} is read; no e-mail and no telephone: the person cannot be told\n`,
  );
  expect(await desk(['move', reference, 'read'])).toMatchObject({ code: 1, error: /^error: / });
  expect(await print('audit')).toMatch(new RegExp(`${email} +move +${reference}`));

  expect(await desk(['grant', email, '--role', 'agent'])).toMatchObject({
    code: 1,
    error: expect.stringContaining('stop the site first'),
  });
  await print('logout');
  expect(fs.existsSync(session)).toBe(false);
  expect(await desk(['audit'])).toMatchObject({ code: 1 });
});

test('a lift is out of order until the desk says that it works', { timeout: 120_000 }, async () => {
  await desk(['login', email], `${password}\n`);
  const source = path.join(import.meta.dirname, '../../apps/site/network/gtfs');
  await lib.importFeedFrom(database.db, { source, now: () => new Date() });
  expect(await print('equipment', 'list')).toMatch(/^PP01-exit-1-lift {2}unknown$/m);
  const until = `${new Date().getFullYear() + 1}-06-01`;
  expect(await print('equipment', 'PP01-exit-1-lift', 'out', '--until', until)).toMatch(
    new RegExp(`^PP01-exit-1-lift {2}out {2}since .* {2}until ${until}T23:59:00\\+07:00 {2}said by desk at `),
  );
  expect(await print('equipment', 'list')).toMatch(/^PP01-exit-1-lift {2}out {2}/m);
  expect(await print('equipment', 'PP01-exit-1-lift', 'works')).toMatch(/^PP01-exit-1-lift {2}works {2}said/);
  expect(await print('audit')).toMatch(/changeEquipment +PP01-exit-1-lift/);
  for (const [args, error] of [
    [['PP01-exit1-lift', 'out'], /nearest ones: PP01-exit-1-lift/],
    [['PP01-exit-1-lift', 'out', '--until', '2026-01-01'], /^error: until: must be in the future/],
    [['PP01-exit-1-lift', 'out', '--until', 'soon'], /^error: until: /],
    [['PP01-exit-1-lift', 'broken'], /^error: state: /],
    [['PP01-exit-1-lift'], /^error: state: /],
  ] as const)
    expect(await desk(['equipment', ...args])).toMatchObject({
      code: 1,
      out: '',
      error: expect.stringMatching(error),
    });
});

test('a file of a case is saved once, and nothing is overwritten', { timeout: 120_000 }, async () => {
  await desk(['login', email], `${password}\n`);
  const visitor = api.clientFor(new Headers());
  const { id } = await visitor.uploads.create({ file: new File([pdf], '../ใบเสร็จ.pdf') });
  const { reference } = await visitor.cases.submit({
    kind: 'contact',
    topic: 'tickets',
    message: 'Here is the receipt',
    name: 'Malee',
    email: 'malee@example.org',
    files: [id],
    lang: 'en',
    idempotencyKey: '0b7e1d9c-6b0f-4a3c-9a51-0d4ff1f0a002',
    homepage: '',
  });
  expect(await print('case', reference)).toContain(`file ${id}: ใบเสร็จ.pdf (${pdf.length} bytes)`);
  const out = path.join(folder, 'receipt.pdf');
  expect(await print('file', reference, id, '--out', out)).toBe(`${out} (${pdf.length} bytes)\n`);
  expect(fs.readFileSync(out).equals(pdf)).toBe(true);
  expect(fs.statSync(out).mode & 0o777).toBe(0o600);
  fs.writeFileSync(out, 'mine');
  const again = await desk(['file', reference, id, '--out', out]);
  expect(again).toMatchObject({ code: 1, error: expect.stringContaining('exists already') });
  expect(fs.readFileSync(out, 'utf8')).toBe('mine');
  const own = JSON.parse(await print('file', reference, id, '--json'));
  expect(own).toMatchObject({ path: path.join(folder, 'ใบเสร็จ.pdf'), mediaType: 'application/pdf' });
  expect(await print('audit')).toMatch(new RegExp(`${email} +readFile +${reference}`));
});

const sender = { name: 'มาลี ใจดี', email: 'malee@example.org', telephone: '081 234 5678' };
/** Values of fields that take no other words. */
const valid: Record<string, unknown> = {
  ...sender,
  category: 'umbrella',
  line: 'blue',
  station: 'BL13',
  day: '2026-11-19',
  time: '18:05',
};

/** Every field of the form, each with words of its own. */
async function filledIn(kind: string): Promise<Record<string, unknown>> {
  const { caseFields } = await loadLibrary('contract');
  const fields: string[] = Object.keys(caseFields[kind].shape).filter((name) => name !== 'files');
  const choices: Record<string, { enum?: string[] }> = z.toJSONSchema(caseFields[kind], {
    io: 'input',
  }).properties as never;
  return Object.fromEntries(
    fields.map((name) => [
      name,
      valid[name] ?? choices[name]?.enum?.[0] ?? `The words of ${name} of ${kind}`,
    ]),
  );
}
let submissions = 0;

/** Sends a form as a visitor. */
async function submit(kind: string, changes: object = {}): Promise<string> {
  const idempotencyKey = `0b7e1d9c-6b0f-4a3c-9a51-${String((submissions += 1)).padStart(12, '0')}`;
  const given = { ...(await filledIn(kind)), kind, lang: 'en', idempotencyKey, homepage: '', ...changes };
  // an address may send only a few cases an hour
  const visitor = api.clientFor(new Headers({ 'x-client-address': `192.0.2.${submissions}` }));
  return (await visitor.cases.submit(given)).reference;
}

test('staff see every field of every form', { timeout: 120_000 }, async () => {
  const { caseFields } = await loadLibrary('contract');
  await desk(['login', email], `${password}\n`);
  for (const kind of Object.keys(caseFields)) {
    const shown = await print('case', await submit(kind));
    const missing = Object.entries(await filledIn(kind)).filter(
      ([, value]) => !shown.includes(String(value)),
    );
    expect(missing, kind).toEqual([]);
  }
});

test('staff see how a claimant described the item, and what they wrote', { timeout: 120_000 }, async () => {
  await desk(['login', email], `${password}\n`);
  const reference = await submit('lost-report');
  const found = JSON.parse(
    await print(
      'register',
      ...['--category', 'umbrella', '--found-on', '2026-11-19', '--line', 'blue'],
      ...['--kept-until', '2027-02-19', '--description', 'Bamboo handle', '--stored-at', 'B4', '--json'],
    ),
  );
  expect(await print('match', reference, found.id)).toBe(
    `${reference} is matched with ${found.id}; e-mailed to ${sender.email}\n`,
  );
  const own = { reference, contact: sender.email };
  const visitor = api.clientFor(new Headers());
  await visitor.cases.claim({ ...own, proof: 'A knot in the ribbon' });
  await visitor.cases.reply({
    ...own,
    text: 'I can come on Friday',
    idempotencyKey: '0b7e1d9c-6b0f-4a3c-9a51-0d4ff1f0a003',
  });
  const shown = await print('case', reference);
  expect(shown).toContain('A knot in the ribbon');
  expect(shown).toContain('I can come on Friday');
});

test('each change says how the person learns of it', { timeout: 120_000 }, async () => {
  await desk(['login', email], `${password}\n`);
  const mailed = await submit('complaint');
  const called = await submit('lost-report', { email: undefined });
  expect(await print('move', mailed, 'investigating', '--note', 'We ask the driver.')).toBe(
    `${mailed} is investigating; e-mailed to ${sender.email}, with your note\n`,
  );
  const { rows } = await database.db.execute(`select content from mails where recipient = '${sender.email}'`);
  expect(JSON.stringify(rows)).toContain('We ask the driver.');
  expect(await print('answer', called, 'Not yet found.')).toBe(
    `answered; ${called} is searching; no e-mail: call ${sender.telephone}; your answer is on the page where they follow the case\n`,
  );
  const found = JSON.parse(
    await print(
      'register',
      ...['--category', 'umbrella', '--found-on', '2026-11-19', '--line', 'blue'],
      ...['--kept-until', '2027-02-19', '--description', 'Long and black', '--stored-at', 'B5', '--json'],
    ),
  );
  expect(await print('match', called, found.id)).toBe(
    `${called} is matched with ${found.id}; no e-mail: call ${sender.telephone}\n`,
  );
  expect((await desk(['help'])).error).toMatch(/move .*--note.*\n.*gets an e-mail, which quotes --note/);
});

test('a part of a reference finds its case, or lists those that have it', { timeout: 120_000 }, async () => {
  await desk(['login', email], `${password}\n`);
  const reference = await submit('contact');
  const other = await submit('contact');
  for (const typed of [reference.slice(-4).toLowerCase(), reference.replaceAll('-', '').toLowerCase()]) {
    expect(await print('case', typed)).toContain(reference);
    expect(await print('cases', '--q', typed)).toContain(reference);
  }
  expect(await print('answer', reference.slice(3), 'At the entrance.')).toContain(`${reference} is answered`);
  const several = await desk(['move', 'C', 'closed']);
  expect(several.code).toBe(1);
  expect(several.error).toContain(reference);
  expect(several.error).toContain(other);
  expect(await desk(['case', '0000'])).toMatchObject({
    code: 1,
    error: 'error: no case has 0000 in its reference\n',
  });
  // of a whole reference the mistake is named
  const mistyped = reference.slice(0, -1) + (reference.endsWith('2') ? '3' : '2');
  expect(await desk(['case', mistyped])).toMatchObject({
    code: 1,
    error: expect.stringContaining('mistyped'),
  });
});

test.each([['nonsense'], ['case'], ['register'], ['cases', '--colour', 'red']])(
  'wrong arguments show how the command is called: %s',
  async (...args) => {
    expect(await desk(args)).toMatchObject({ code: 2, error: expect.stringContaining('usage: ') });
  },
);
