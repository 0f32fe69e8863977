import { msg } from '@lingui/core/macro';
import type { ModelContext } from '../page/model-context';
import type { AroundThingModel } from './around-model';
import type { ArcModel, SketchThingModel } from './sketch-parts';
import { lineHeight, sketchWidth, widthOf } from './sketch-sizes';
import { linesOf } from './wrap-text';

/** In metres. */
const bands = [100, 200, 400];
const middle = sketchWidth / 2;
/** The arcs are parts of circles around a point this far above the drawing. */
const above = 300;
/** Below the station. */
const start = 34;
const room = sketchWidth - 60;

/** Without exits on record: what is near, by its distance. Nothing shows a direction, which nobody has recorded. */
export function drawArcs(others: readonly AroundThingModel[], { i18n }: ModelContext) {
  const arcs: ArcModel[] = [];
  const things: SketchThingModel[] = [];
  let y = start;
  for (const [index, most] of [...bands, Infinity].entries()) {
    const least = bands[index - 1] ?? 0;
    const shown = others.filter(({ metres = Infinity }) =>
      most === Infinity ? metres > least : metres > least && metres <= most,
    );
    if (most === Infinity && shown.length === 0) break;
    arcs.push({
      text:
        most === Infinity ? i18n._(msg`further away, or distance not known`) : i18n._(msg`up to ${most} m`),
      y: y + 18,
    });
    y += 22;
    let widest = 0;
    for (const thing of shown) {
      const lines = linesOf(thing, room);
      const width = Math.max(...lines.map(widthOf));
      things.push({
        id: thing.id,
        kind: thing.kind,
        x: Math.round(middle - width / 2 + 8),
        y: y + 16,
        lines,
      });
      widest = Math.max(widest, width);
      y += lines.length * lineHeight;
    }
    // the arc rises towards its ends, and stays below the last line
    y += 6 + Math.round(widest ** 2 / 8 / (y + above));
    if (most !== Infinity) arcs.at(-1)!.path = arcThrough(y);
  }
  return { arcs, things, height: y + 6 };
}

/** From edge to edge; `y` is that of its lowest point, in the middle. */
function arcThrough(y: number): string {
  const radius = y + above;
  const half = middle - 6;
  const ends = Math.round(Math.sqrt(radius ** 2 - half ** 2) - above);
  return `M${middle + half} ${ends}A${radius} ${radius} 0 0 1 ${middle - half} ${ends}`;
}
