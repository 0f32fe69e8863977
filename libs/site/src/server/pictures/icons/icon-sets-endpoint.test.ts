import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createIconLoader } from '@raang/ui';
import { describe, expect, it, test, vi } from 'vitest';
import { answerAsResource } from '../../testing/answer-as-resource';
import { answerIcons } from './icon-sets-endpoint';

const ask = (target: string, init?: RequestInit) =>
  answerAsResource(answerIcons)(new Request(`http://localhost${target}`, init));
const set = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('@iconify-json/lucide/icons.json'), 'utf8'),
) as { icons: Record<string, { body: string }>; aliases: Record<string, { parent: string }> };

describe('the icons of a set', () => {
  it('are Iconify JSON in a fixed order, with the unknown names', async () => {
    const response = await ask('/api/icons/lucide.json?icons=train-front,map-pin,no-such-icon,map-pin');
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      prefix: 'lucide',
      icons: { 'map-pin': set.icons['map-pin'], 'train-front': set.icons['train-front'] },
      width: 24,
      height: 24,
      not_found: ['no-such-icon'],
    });
  });

  it('include the target of an alias', async () => {
    const [alias, { parent }] = Object.entries(set.aliases)[0]!;
    const { icons, aliases, not_found } = await (await ask(`/api/icons/lucide.json?icons=${alias}`)).json();
    expect([icons, aliases, not_found]).toEqual([
      { [parent]: set.icons[parent] },
      { [alias]: set.aliases[alias] },
      undefined,
    ]);
  });

  it('are cacheable for a week, with one ETag for the same icons in any order', async () => {
    const { headers } = await ask('/api/icons/lucide.json?icons=map-pin,train-front');
    expect(headers.get('cache-control')).toBe('public, max-age=604800');
    const again = await ask('/api/icons/lucide.json?icons=train-front,map-pin', {
      headers: { 'if-none-match': headers.get('etag')! },
    });
    expect(again.status).toBe(304);
    const others = await ask('/api/icons/lucide.json?icons=train-front');
    expect(others.headers.get('etag')).not.toBe(headers.get('etag'));
  });

  it('can all be drawn by the kit’s icon loader', async () => {
    const fetch = vi.fn((address: string | URL | Request) => ask(String(address)));
    const loader = createIconLoader({ fetch, now: () => 0 });
    const names = [...Object.keys(set.icons), ...Object.keys(set.aliases)];
    const undrawn: string[] = [];
    for (let from = 0; from < names.length; from += 100) {
      const batch = names.slice(from, from + 100);
      const drawings = await Promise.all(batch.map((name) => loader.load('lucide', name)));
      undrawn.push(...batch.filter((_, index) => !drawings[index]));
    }
    expect(names.length).toBeGreaterThan(1000);
    expect(undrawn).toEqual([]);
  });
});

describe('invalid requests', () => {
  const many = Array.from({ length: 101 }, (_, index) => `icon-${index}`).join(',');
  test.each([
    [404, 'NOT_FOUND', '/api/icons/mdi.json?icons=home'],
    [404, 'NOT_FOUND', '/api/icons/constructor.json?icons=home'],
    [404, 'NOT_FOUND', '/api/icons/..%2Flucide.json?icons=home'],
    [404, 'NOT_FOUND', '/api/icons/lucide.css?icons=home'],
    [404, 'NOT_FOUND', '/api/icons/lucide/home.svg'],
    [400, 'BAD_REQUEST', '/api/icons/lucide.json'],
    [400, 'BAD_REQUEST', '/api/icons/lucide.json?icons='],
    [400, 'BAD_REQUEST', '/api/icons/lucide.json?icons=train,'],
    [400, 'BAD_REQUEST', '/api/icons/lucide.json?icons=Train'],
    [400, 'BAD_REQUEST', '/api/icons/lucide.json?icons=__proto__'],
    [400, 'BAD_REQUEST', '/api/icons/lucide.json?icons=%3Cscript%3E'],
    [400, 'BAD_REQUEST', `/api/icons/lucide.json?icons=${'a'.repeat(65)}`],
    [413, 'PAYLOAD_TOO_LARGE', `/api/icons/lucide.json?icons=${many}`],
  ])('return %d %s for %s', async (status, code, target) => {
    const response = await ask(target);
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({ code, message: expect.any(String) });
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('find no icons under names of Object.prototype', async () => {
    const { icons, not_found } = await (
      await ask('/api/icons/lucide.json?icons=constructor,tostring')
    ).json();
    expect([icons, not_found]).toEqual([{}, ['constructor', 'tostring']]);
  });
});
