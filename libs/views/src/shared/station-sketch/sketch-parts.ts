import type { AroundThingModel } from './around-model';

/** A distance from the station. */
export interface ArcModel {
  /** Absent for what is beyond the last one. */
  path?: string | undefined;
  text: string;
  y: number;
}

export interface SketchThingModel {
  id: string;
  kind: AroundThingModel['kind'];
  x: number;
  /** The baseline of the first line. */
  y: number;
  lines: string[];
}
