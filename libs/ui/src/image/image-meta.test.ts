import { expect, test, vi } from 'vitest';
import { readImageMeta } from './image-meta';

test('a picture has a width, a height and their ratio', async () => {
  const log = vi.fn();
  const read = () => Promise.resolve({ width: 1600, height: 900 });
  expect(await readImageMeta('/a.jpg', { read, log })).toEqual({
    width: 1600,
    height: 900,
    ratio: 1600 / 900,
  });
  expect(log).not.toHaveBeenCalled();
});

test('a picture that cannot be read is logged and has no size (specification §8)', async () => {
  const log = vi.fn();
  const reason = new Error('404');
  const read = () => Promise.reject(reason);
  expect(await readImageMeta('/a.jpg', { read, log })).toEqual({ width: 0, height: 0, ratio: 0 });
  expect(log).toHaveBeenCalledWith(expect.stringContaining('/a.jpg'), reason);
});

test('a drawing without a size has no ratio', async () => {
  const read = () => Promise.resolve({ width: 0, height: 0 });
  expect((await readImageMeta('/a.svg', { read, log: vi.fn() })).ratio).toBe(0);
});
