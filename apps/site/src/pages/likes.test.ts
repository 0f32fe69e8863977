import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { likesOf } from './likes';

const { sendLike } = vi.hoisted(() => ({ sendLike: vi.fn() }));
vi.mock('./like', () => ({ sendLike }));

const news = { group: 'updates', category: 'news', id: 'opening' };
const park = { group: 'travel', category: 'recommended-places', id: 'lumphini-park' };

let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  sendLike.mockReset().mockResolvedValue({ count: '1.2K' });
});
afterEach(() => vi.unstubAllGlobals());

test('a device has no name before something is liked', () => {
  expect(likesOf(news).isLiked()).toBe(false);
  expect(kept.size).toBe(0);
});

test('what is liked is sent under one random name and remembered on the device', async () => {
  expect(await likesOf(news).setLiked(true)).toBe('1.2K');
  await likesOf(park).setLiked(true);
  const visitors = sendLike.mock.calls.map(([{ data }]) => data.visitor);
  expect(visitors[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(new Set([...visitors, kept.get('visitor')]).size).toBe(1);
  expect(sendLike.mock.calls[0]![0].data).toMatchObject({ ...news, liked: true });
  expect([likesOf(news).isLiked(), likesOf(park).isLiked()]).toEqual([true, true]);
});

test('a like that is taken back is forgotten, and no other', async () => {
  await likesOf(news).setLiked(true);
  await likesOf(park).setLiked(true);
  await likesOf(news).setLiked(false);
  expect([likesOf(news).isLiked(), likesOf(park).isLiked()]).toEqual([false, true]);
});

test('what could not be sent is not shown as liked', async () => {
  sendLike.mockRejectedValue(new Error('offline'));
  await expect(likesOf(news).setLiked(true)).rejects.toThrow('offline');
  expect(likesOf(news).isLiked()).toBe(false);
});

test('whoever watches an item is told of a change until they stop', async () => {
  const changed = vi.fn();
  const stop = likesOf(news).subscribe(changed);
  await likesOf(news).setLiked(true);
  stop();
  await likesOf(news).setLiked(false);
  expect(changed).toHaveBeenCalledTimes(1);
});

test.each([['{'], ['{"a":1}'], ['[1,null]']])(
  'nonsense in the memory, such as %s, is no like',
  (nonsense) => {
    kept.set('liked', nonsense);
    expect(likesOf(news).isLiked()).toBe(false);
  },
);

test('where storage is forbidden a like lasts as long as the page', async () => {
  const forbidden = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden });
  await likesOf(news).setLiked(true);
  await likesOf(park).setLiked(true);
  expect(likesOf(news).isLiked()).toBe(true);
  const [first, second] = sendLike.mock.calls.map(([{ data }]) => data.visitor);
  expect(first).toBe(second);
});
