import { slug, stationCode } from '@raang/domain';
import { describe, expect, it, test } from 'vitest';
import { safeLineId, safeSlug, safeStationCode, sharedCodes } from './safe-ids';

const odd = [
  'North',
  'สาย 1',
  'สาย 2',
  'สายสีน้ำเงิน',
  'A/B',
  'A B',
  'A  B',
  'a_b',
  '../etc/passwd',
  '🚇',
  '🚇🚇',
  'Café',
  'Cafe\u0301',
  'x'.repeat(300),
  'x'.repeat(301),
  '%2F',
  '-',
  'BL 15',
  '1–2',
];

describe('an id', () => {
  test.each(['blue', '1', '204', 'bts-sukhumvit'])('%s stays as it is', (id) => {
    expect(safeSlug(id)).toBe(id);
  });

  test.each(odd)('%s becomes a path segment', (id) => {
    expect(slug.parse(safeSlug(id))).not.toBe(id);
    expect(stationCode.safeParse(safeStationCode(id)).success).toBe(true);
  });

  it('keeps its Latin words, so that people recognise it', () => {
    expect(safeSlug('Línea Norte 4')).toMatch(/^linea-norte-4-x[0-9a-f]{12}$/);
    expect(safeStationCode('BTS สยาม')).toMatch(/^BTS-x[0-9a-f]{12}$/);
    expect(safeSlug('สยาม')).toMatch(/^x[0-9a-f]{12}$/);
  });

  it('never changes: URLs contain it', () => {
    expect(safeLineId('สาย 1')).toBe('1-xbd497eb466d2');
    expect(safeStationCode('BL 15')).toBe('BL-15-xe204f7167f6f');
  });

  it('differs from the made ids of others that look alike', () => {
    expect(new Set(odd.map(safeSlug)).size).toBe(odd.length);
    expect(new Set(odd.map((code) => safeStationCode(code))).size).toBe(odd.length);
  });

  it('that equals the made id of another is replaced', () => {
    const made = safeSlug('สาย 1');
    expect(safeSlug(made)).not.toBe(made);
    expect(slug.safeParse(safeSlug(made)).success).toBe(true);
    const code = safeStationCode('สยาม');
    expect(safeStationCode(code)).not.toBe(code);
  });
});

describe('a code that two stations share', () => {
  it('is found in any order', () => {
    expect(sharedCodes(['1', '2', '1', '3', '3'])).toEqual(new Set(['1', '3']));
    expect(sharedCodes(['3', '1', '3', '2', '1'])).toEqual(new Set(['1', '3']));
  });

  it('becomes two, which depend on the stations’ ids alone', () => {
    const [one, other] = ['metro:1', 'tram:1'].map((stopId) => safeStationCode('1', { stopId }));
    expect(one).toMatch(/^1-x[0-9a-f]{12}$/);
    expect(other).not.toBe(one);
    expect(safeStationCode('1', { stopId: 'metro:1' })).toBe(one);
  });
});
