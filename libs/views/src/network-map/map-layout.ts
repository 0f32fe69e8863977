import type { Bilingual, Locale } from '@raang/domain';

/** Across and down, in pixels of the map at zoom 1. */
export type MapPoint = readonly [x: number, y: number];

/** On which side of its station a label stands. */
export type LabelSide = 'left' | 'right' | 'above' | 'below';

export interface PlacedStation {
  at: MapPoint;
  label: LabelSide;
  /** How far the label is moved from where it would stand. */
  shift?: MapPoint;
  /** A name that is written in several lines; joined again it is the station's name. */
  lines?: Partial<Record<Locale, readonly string[]>>;
}

/** The drawn map as an authority designs it; which stations and lines there are, the feed says. */
export interface MapLayout {
  width: number;
  height: number;
  /** What a small screen shows first. */
  start: MapPoint;
  /** By code. */
  stations: Readonly<Record<string, PlacedStation>>;
  /** Corners between two neighbours, in the order of the key: `BL14-BL15`. */
  bends: Readonly<Record<string, readonly MapPoint[]>>;
  /** Middles of the lines' names; near where a line ends. */
  lineNames: readonly { lineId: string; at: MapPoint }[];
  /** Rivers, for orientation; a label may be turned by degrees. */
  water: readonly {
    name: Bilingual;
    label: { at: MapPoint; turn?: number };
    points: readonly MapPoint[];
  }[];
}
