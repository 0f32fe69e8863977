import { describe, expect, it } from 'vitest';
import type { Line, StationCode } from '@raang/domain';
import { layoutExample } from './network-map-examples';
import { placeStops } from './place-stops';

const lineOf = (...codes: string[]) => {
  const stations = codes as StationCode[];
  return {
    stations,
    patterns: [{ direction: 0, isBranch: false, stations }] as unknown as Line['patterns'],
  };
};

const layout = {
  ...layoutExample,
  stations: {
    A: { at: [0, 0], label: 'left' },
    D: { at: [300, 0], label: 'left' },
    G: { at: [400, 200], label: 'left' },
  },
  bends: { 'D-G': [[400, 0]] },
} as const;

describe('the stops of a line that the layout has no place for', () => {
  it('stand evenly along the track, with names on alternating sides where it is level', () => {
    expect(placeStops(lineOf('A', 'B', 'C', 'D'), layout)).toEqual({
      B: { at: [100, 0], label: 'above', isOneRow: true },
      C: { at: [200, 0], label: 'below', isOneRow: true },
    });
  });

  it('follow the bends, also against their direction, and the curve at a corner', () => {
    const onward = placeStops(lineOf('D', 'E', 'F', 'G'), layout);
    // at two thirds of 300 pixels
    expect(onward).toMatchObject({ E: { at: [396.5, 3.5] }, F: { at: [400, 100], label: 'right' } });
    expect(placeStops(lineOf('G', 'F', 'E', 'D'), layout)).toEqual(
      expect.objectContaining({
        F: onward['F'],
        E: expect.objectContaining({ at: onward['E']!.at }) as unknown,
      }),
    );
  });

  it('have no place beyond the ends of the track', () => {
    expect(placeStops(lineOf('X', 'A', 'B', 'D', 'Y'), layout)).toEqual({
      B: { at: [150, 0], label: 'above', isOneRow: true },
    });
  });

  it('take the points and labels of the layout', () => {
    const stops = { B: { at: [120, 0] as const }, C: { label: 'left' as const } };
    expect(placeStops(lineOf('A', 'B', 'C', 'D'), { ...layout, stops })).toEqual({
      B: { at: [120, 0], label: 'above', isOneRow: true },
      C: { at: [200, 0], label: 'left' },
    });
  });
});
