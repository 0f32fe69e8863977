import type { ModelContext } from '../page/model-context';
import { drawArcs } from './draw-arcs';
import { type CompassModel, drawCompass } from './draw-compass';
import { drawPorts, type PortModel } from './draw-ports';
import type { AroundModel } from './around-model';
import type { ArcModel, SketchThingModel } from './sketch-parts';

/**
 * A schematic of what is around a station: not to scale, and on which side an exit lies is not recorded. In units of the
 * drawing, which is {@link sketchWidth} wide.
 */
export interface SketchModel {
  height: number;
  /** Of the station's line. */
  lineId?: string | undefined;
  /** The end of the station's bar, along which its exits are; absent where it is drawn with arcs. */
  barEnd?: number | undefined;
  ports: PortModel[];
  arcs: ArcModel[];
  things: SketchThingModel[];
  compass?: CompassModel | undefined;
}

/** Returns undefined where nothing is on record. */
export function toSketch(
  around: AroundModel,
  lineId: string | undefined,
  context: ModelContext,
): SketchModel | undefined {
  const { exits, others, stations } = around;
  if (exits.length + others.length + stations.length === 0) return undefined;
  const hasDistances = exits.length === 0 && others.some(({ metres }) => metres !== undefined);
  const { height, ...near } = hasDistances ? drawArcs(others, context) : drawPorts(exits, others);
  const compass = stations.length > 0 ? drawCompass(stations, height) : undefined;
  return { lineId, ports: [], arcs: [], ...near, compass, height: compass?.end ?? height };
}
