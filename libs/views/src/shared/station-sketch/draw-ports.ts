import type { AroundExitModel, AroundThingModel } from './around-model';
import type { SketchThingModel } from './sketch-parts';
import { lineHeight, sketchWidth } from './sketch-sizes';
import { linesOf } from './wrap-text';

/** An exit on the station's bar; without a name the one that is not recorded. */
export interface PortModel {
  x: number;
  y: number;
  name?: string | undefined;
}

/** The top of the station's bar, and the left edge of the first port. */
const start = { x: 28, y: 12 };
const port = { width: 36, height: 26 };
/** Between the rows of two exits. */
const gap = 8;
/** Exits without things share a row. */
const portsInRow = 6;

/** The exits along the bar in the order of their numbers, each with what is in front of it. */
export function drawPorts(exits: readonly AroundExitModel[], others: readonly AroundThingModel[]) {
  const ports: PortModel[] = [];
  const things: SketchThingModel[] = [];
  // without a single exit on record, no empty frame stands for one
  const textX = start.x + (exits.length > 0 ? port.width : -14) + 26;
  let y = start.y;
  const drawRow = (names: readonly (string | undefined)[], shown: readonly AroundThingModel[]) => {
    ports.push(...names.map((name, index) => ({ x: start.x + index * (port.width + 8), y, name })));
    let line = y + 18;
    for (const thing of shown) {
      const lines = linesOf(thing, sketchWidth - textX - 6);
      things.push({ id: thing.id, kind: thing.kind, x: textX, y: line, lines });
      line += lines.length * lineHeight;
    }
    y = Math.max(y + port.height, line - 18) + gap;
  };
  for (const row of toRows(exits)) drawRow(row.names, row.things);
  if (others.length > 0) drawRow(exits.length > 0 ? [undefined] : [], others);
  return { barEnd: things.length + ports.length > 0 ? y - gap : undefined, ports, things, height: y };
}

/** A row for each exit with things; those without share rows. */
function toRows(exits: readonly AroundExitModel[]) {
  const rows: { names: string[]; things: AroundThingModel[] }[] = [];
  for (const { exit, things } of exits) {
    const last = rows.at(-1);
    const isJoined = last?.things.length === 0 && things.length === 0 && last.names.length < portsInRow;
    if (isJoined) last.names.push(exit);
    else rows.push({ names: [exit], things });
  }
  return rows;
}
