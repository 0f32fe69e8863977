import { expect, it } from 'vitest';
import { ByteIndex } from './byte-index';

const bytes = (text: string) => new TextEncoder().encode(text);

it('finds every id by its bytes and nothing else', () => {
  const ids = Array.from({ length: 5000 }, (_, number) => `สถานี-${number}`);
  const index = new ByteIndex(new Map(ids.map((id, number) => [id, number * 2])));
  for (const [number, id] of ids.entries()) {
    const text = bytes(`<${id}>`);
    expect(index.find(text, 1, text.length - 1)).toBe(number * 2);
  }
  for (const other of ['', 'สถานี-', 'สถานี-5000', 'สถานี-01']) {
    expect(index.find(bytes(other), 0, bytes(other).length)).toBe(-1);
  }
});

it('finds nothing when empty', () => {
  expect(new ByteIndex(new Map()).find(bytes('A01'), 0, 3)).toBe(-1);
});
