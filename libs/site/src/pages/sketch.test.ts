// What is around each station: the drawing and the table beside it, of the committed feed and gazetteer.
import { readFileSync } from 'node:fs';
import { type NamedPlace, namedPlace } from '@raang/domain';
import { createNetwork } from '@raang/journeys';
import { openFolder, readFeed } from '@raang/journeys/gtfs';
import { type AroundPartModel, toAroundPart } from '@raang/views';
import { authority } from 'raang:authority';
import { describe, expect, it } from 'vitest';
import { modelContextOf } from '../server/models/model-context';
import { inApp } from '../server/services/folders';

const network = createNetwork(readFeed(openFolder(inApp('network/gtfs'))), authority.ownAgencies);
const { stations } = network;
// each place is JSON on a line of its own
const places = readFileSync(inApp('content/places.yaml'), 'utf8')
  .split('\n')
  .flatMap((line): NamedPlace[] =>
    line.startsWith('- ') ? [namedPlace.parse(JSON.parse(line.slice(2)))] : [],
  );

describe.each(['th', 'en'] as const)('in %s', async (locale) => {
  const context = await modelContextOf({ locale, today: '2026-11-28', publicUrl: 'https://www.example.org' });
  const parts = [...stations.values()].map(
    (station) => [station, toAroundPart({ station, stations, places }, context)] as const,
  );

  it('every station has a sketch, unless nothing is recorded', () => {
    expect(parts).toHaveLength(194);
    for (const [{ code, exits, isOwn }, { sketch, rows }] of parts) {
      expect(sketch === undefined, code).toBe(rows.length + exits.length === 0);
      expect(isOwn || exits.length === 0, code).toBe(true);
    }
  });

  it('the drawing and the table have the same things, exits and stations', () => {
    for (const [{ code, exits }, part] of parts) {
      const shown = drawnIn(part);
      expect([...shown.keys()].toSorted(), code).toEqual(part.rows.map(({ id }) => id).toSorted());
      for (const { id, name } of part.rows) expect(shown.get(id), code).toContain(together([name]));
      const ports = part.sketch?.ports.flatMap(({ name }) => name ?? []) ?? [];
      expect(ports, code).toEqual(exits.map(({ name }) => name));
      const told = new Set(part.rows.flatMap(({ exit }) => exit ?? []));
      // an exit without things is in the line of gaps
      for (const exit of ports.filter((one) => !told.has(one)))
        expect(part.notKnown, `${code} exit ${exit}`).toMatch(new RegExp(`(^|[\\s:,])${exit}([\\s.,]|$)`));
    }
  });

  it('no station has a bearing without both positions, and no thing has one at all', () => {
    for (const [{ code, position }, { sketch }] of parts)
      for (const { code: other, dot } of sketch?.compass?.stations ?? []) {
        const there = [...stations.values()].find((one) => (one.signCode ?? one.code) === other);
        if (dot) expect([position, there?.position], `${code} ${other}`).not.toContain(undefined);
      }
    const known = parts.flatMap(([, { sketch }]) => sketch?.compass?.stations ?? []);
    expect(known.filter(({ dot }) => dot).length).toBeGreaterThan(40);
    const without = toAroundPart(
      { station: { ...stations.get('BL13' as never)!, position: undefined }, stations, places },
      context,
    );
    expect(without.sketch!.compass!.stations.map(({ code, dot }) => [code, dot])).toEqual([
      ['N8', undefined],
    ]);
  });
});

/** The texts of the drawing, by what they name. */
function drawnIn({ sketch }: AroundPartModel): Map<string, string> {
  return new Map([
    ...(sketch?.things.map(({ id, lines }) => [id, together(lines)] as const) ?? []),
    ...(sketch?.compass?.stations.map(({ code, lines }) => [code, together(lines)] as const) ?? []),
  ]);
}

/** Without spaces: a Thai name breaks within itself. */
const together = (lines: readonly string[]) => lines.join('').replaceAll(/\s/g, '');
