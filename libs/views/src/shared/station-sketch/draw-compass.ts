import { lineHeight, sketchWidth, widthOf } from './sketch-sizes';
import type { AroundStationModel } from './stations-around';
import { linesOf } from './wrap-text';

/** The other stations around this one, at their true bearing. */
export interface CompassModel {
  x: number;
  y: number;
  radius: number;
  stations: CompassStationModel[];
  /** Where it ends. */
  end: number;
}

export interface CompassStationModel {
  code: string;
  codeWidth: number;
  lineId?: string | undefined;
  /** On the circle; absent without a bearing. */
  dot?: { x: number; y: number } | undefined;
  /** The label's first line, and the rest of it below. */
  x: number;
  y: number;
  anchor: 'start' | 'end';
  lines: string[];
}

const radius = 32;
/** Between circle and labels. */
const space = 20;
const chipHeight = 24;

export function drawCompass(stations: readonly AroundStationModel[], top: number): CompassModel {
  const isWest = ({ bearing = 90 }: AroundStationModel) => bearing > 180;
  const [east, west] = [stations.filter((one) => !isWest(one)), stations.filter(isWest)];
  // labels on one side only have the room of both
  const x = west.length === 0 ? 52 : east.length === 0 ? sketchWidth - 52 : sketchWidth / 2;
  const room = { start: sketchWidth - x - radius - space - 6, end: x - radius - space - 6 };
  const y = top + radius + 22;
  const place = (side: readonly AroundStationModel[], anchor: 'start' | 'end') => {
    let free = top + 14;
    return side
      .map((one) => ({ one, dot: dotOf(one, { x, y }) }))
      .toSorted((first, second) => (first.dot?.y ?? Infinity) - (second.dot?.y ?? Infinity))
      .map(({ one, dot }) => {
        const { code, lineId } = one;
        const lines = linesOf(one, room[anchor]);
        const height = chipHeight + lines.length * lineHeight + 8;
        const at = Math.max(free, (dot?.y ?? 0) - chipHeight / 2);
        free = at + height;
        return {
          label: {
            code,
            codeWidth: Math.max(44, Math.ceil(widthOf(code) * 1.1) + 14),
            lineId,
            dot,
            x: anchor === 'start' ? x + radius + space : x - radius - space,
            y: Math.round(at),
            anchor,
            lines,
          },
          end: free,
        };
      });
  };
  const placed = [...place(east, 'start'), ...place(west, 'end')];
  return {
    x,
    y,
    radius,
    stations: placed.map(({ label }) => label),
    end: Math.max(y + radius + 14, ...placed.map(({ end }) => end)),
  };
}

function dotOf({ bearing }: AroundStationModel, centre: { x: number; y: number }) {
  if (bearing === undefined) return undefined;
  const radians = (bearing * Math.PI) / 180;
  return {
    x: Math.round(centre.x + radius * Math.sin(radians)),
    y: Math.round(centre.y - radius * Math.cos(radians)),
  };
}
