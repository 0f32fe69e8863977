import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { readEnvironment } from './env';

describe('the environment', () => {
  it('has a default for everything that a fresh clone needs', () => {
    expect(readEnvironment({})).toEqual({
      PORT: 3000,
      MANAGEMENT_HOST: '127.0.0.1',
      DATA_DIR: '.data',
      IMAGE_CACHE_MB: 512,
      PAGE_CACHE_MB: 64,
      DRAIN_SECONDS: 0,
      S3_REGION: 'auto',
      LOG_LEVEL: 'info',
    });
  });

  it('takes a mail server and a sender', () => {
    const given = { SMTP_URL: 'smtps://site:p%40ss@mail.example.org', MAIL_FROM: 'no-reply@example.org' };
    expect(readEnvironment(given)).toMatchObject(given);
  });

  it('takes addresses separated by white space', () => {
    const given = ' https://example.org/a\n\thttps://example.org/b ';
    expect(readEnvironment({ ALERTS_URL: given }).ALERTS_URL).toEqual([
      'https://example.org/a',
      'https://example.org/b',
    ]);
  });

  it('takes a time with its zone', () => {
    const CLOCK = new Date('2026-11-30T17:20:00Z');
    expect(readEnvironment({ CLOCK: '2026-12-01T00:20:00+07:00' })).toMatchObject({ CLOCK });
  });

  it('takes an edition by its name', () => {
    expect(readEnvironment({ EDITION: 'official' })).toMatchObject({ EDITION: 'official' });
    expect(() => readEnvironment({ EDITION: 'demo' })).toThrow(
      'EDITION must be one of demonstration, official, not "demo"',
    );
  });

  it('treats an empty variable as not set', () => {
    expect(readEnvironment({ PORT: '', DATABASE_URL: '' })).toMatchObject({ PORT: 3000 });
  });

  it('does not repeat a secret', () => {
    expect(() => readEnvironment({ SESSION_SECRET: 'short' })).toThrow(
      /^SESSION_SECRET must be at least 32 random characters$/,
    );
  });

  it('wants all of a bucket or nothing', () => {
    expect(() => readEnvironment({ S3_BUCKET: 'uploads', S3_ACCESS_KEY_ID: 'key' })).toThrow(
      /^S3_SECRET_ACCESS_KEY must be set too: /,
    );
  });

  it('wants the address and the name of a language model, or neither', () => {
    expect(() => readEnvironment({ AI_MODEL: 'small' })).toThrow(/^AI_BASE_URL must be set too: /);
    expect(() => readEnvironment({ AI_BASE_URL: 'https://models.example.org/v1' })).toThrow(
      /^AI_MODEL must be set too: /,
    );
    const given = { AI_MODEL: 'small', AI_BASE_URL: 'https://models.example.org/v1' };
    expect(readEnvironment(given)).toMatchObject(given);
  });

  test.each([
    ['DATABASE_URL', 'mysql://user:hunter@localhost/site'],
    ['SMTP_URL', 'https://user:hunter@mail.example.org'],
    ['SMTP_URL', 'user:hunter@mail.example.org:25'],
    ['SESSION_SECRET', 'hunter'],
    ['ALERTS_URL', 'alerts.pb?key=hunter'],
    ['ALERTS_URL', 'https://example.org/alerts.pb?key=hunter ftp://example.org/alerts.pb'],
    ['ALERTS_URL', 'https://example.org/a?key=hunter https://example.org/a?key=hunter'],
    ['ALERTS_URL', Array.from({ length: 9 }, (_, index) => `https://example.org/${index}?hunter`).join(' ')],
    ['TRIP_UPDATES_URL', 'trips.pb?key=hunter'],
    ['VEHICLE_POSITIONS_URL', 'trips.pb?key=hunter'],
    ['SESSION_SECRET_PREVIOUS', 'hunter'],
  ])('rejects %s=%s without printing it', (name, value) => {
    const read = () => readEnvironment({ [name]: value });
    expect(read).toThrow(new RegExp(`^${name} must be `));
    expect(read).not.toThrow(/hunter|, not/);
  });

  it('takes a former secret beside the current one only', () => {
    const [SESSION_SECRET, SESSION_SECRET_PREVIOUS] = ['a'.repeat(32), 'b'.repeat(32)];
    const given = { SESSION_SECRET, SESSION_SECRET_PREVIOUS };
    expect(readEnvironment(given)).toMatchObject(given);
    expect(() => readEnvironment({ SESSION_SECRET_PREVIOUS })).toThrow(/^SESSION_SECRET must be set too: /);
  });

  it('reads a secret from a file, and only one of both', async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'raang-secret-'));
    const file = path.join(folder, 'secret');
    const secret = 'a secret of the vault with 32 letters or more';
    await writeFile(file, `${secret}\n`);
    expect(readEnvironment({ SESSION_SECRET_FILE: file }).SESSION_SECRET).toBe(secret);
    expect(() => readEnvironment({ SESSION_SECRET_FILE: file, SESSION_SECRET: secret })).toThrow(
      'SESSION_SECRET and SESSION_SECRET_FILE must not be set both',
    );
    await rm(folder, { recursive: true });
    expect(() => readEnvironment({ SESSION_SECRET_FILE: file })).toThrow(
      `SESSION_SECRET_FILE must be a file that can be read, not "${file}"`,
    );
    // only secrets may be in files
    expect(readEnvironment({ PORT_FILE: file }).PORT).toBe(3000);
  });

  test.each([
    ['AI_BASE_URL', 'models.example.org'],
    ['S3_ENDPOINT', 's3.example.org'],
    ['PORT', 'http'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['PUBLIC_URL', 'example.org'],
    ['MAIL_FROM', 'MRTA <no-reply@example.org>'],
    ['MAIL_FROM', 'a@example.org, b@example.org'],
    ['MAIL_FROM', 'a@example.org\nBcc: b@example.org'],
    ['API_BASE_URL', 'ftp://example.org'],
    ['IMAGE_CACHE_MB', '15'],
    ['IMAGE_CACHE_MB', '1.5'],
    ['PAGE_CACHE_MB', '-1'],
    ['TRUSTED_PROXIES', 'proxy.example.org'],
    ['LOG_LEVEL', 'loud'],
    ['CLOCK', '2026-12-01'],
    ['CLOCK', '2026-12-01T00:20:00'],
  ])('rejects %s=%s with one line that names it', (name, value) => {
    expect(() => readEnvironment({ [name]: value })).toThrow(
      new RegExp(`^${name} must be .*, not "${value}"$`),
    );
  });
});
