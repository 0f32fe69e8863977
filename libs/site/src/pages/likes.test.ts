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

test('a device has no name before the first like', () => {
  expect(likesOf(news).isLiked()).toBe(false);
  expect(kept.size).toBe(0);
});

test('sends a like under one random name and remembers it on the device', async () => {
  expect(await likesOf(news).setLiked(true)).toBe('1.2K');
  await likesOf(park).setLiked(true);
  const visitors = sendLike.mock.calls.map(([{ data }]) => data.visitor);
  expect(visitors[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(new Set([...visitors, kept.get('visitor')]).size).toBe(1);
  expect(sendLike.mock.calls[0]![0].data).toMatchObject({ ...news, liked: true });
  expect([likesOf(news).isLiked(), likesOf(park).isLiked()]).toEqual([true, true]);
});

test('removes a like without touching others', async () => {
  await likesOf(news).setLiked(true);
  await likesOf(park).setLiked(true);
  await likesOf(news).setLiked(false);
  expect([likesOf(news).isLiked(), likesOf(park).isLiked()]).toEqual([false, true]);
});

test('does not show a like that could not be sent', async () => {
  sendLike.mockRejectedValue(new Error('offline'));
  await expect(likesOf(news).setLiked(true)).rejects.toThrow('offline');
  expect(likesOf(news).isLiked()).toBe(false);
});

test('notifies subscribers of an item until they unsubscribe', async () => {
  const changed = vi.fn();
  const stop = likesOf(news).subscribe(changed);
  await likesOf(news).setLiked(true);
  stop();
  await likesOf(news).setLiked(false);
  expect(changed).toHaveBeenCalledTimes(1);
});

test.each([['{'], ['{"a":1}'], ['[1,null]']])('ignores invalid stored likes such as %s', (nonsense) => {
  kept.set('liked', nonsense);
  expect(likesOf(news).isLiked()).toBe(false);
});

test('keeps likes for the page’s lifetime if storage is blocked', async () => {
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
