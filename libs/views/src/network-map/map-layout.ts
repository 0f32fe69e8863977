import type { Bilingual, Locale } from '@raang/domain';

/** Across and down, in pixels of the map at zoom 1. */
export type MapPoint = readonly [x: number, y: number];

/** The side of the station on which its label stands. */
export type LabelSide = 'left' | 'right' | 'above' | 'below';

export interface PlacedStation {
  at: MapPoint;
  /** Absent if the station next to it has the same name. */
  label?: LabelSide;
  /** Offset of the label from its default position. */
  shift?: MapPoint;
  /** A name in several rows. The rows joined equal the station's name. */
  lines?: Partial<Record<Locale, readonly string[]>>;
  /** Above or below the station, code and name stand in one row. */
  isOneRow?: true;
  /** The pier or airport at the station, by its id in `landmarks`; the last row of the label. */
  landmark?: string;
}

/** What a passenger changes to besides trains. Its id and name are those of the gazetteer. */
export interface MapLandmark {
  kind: 'pier' | 'airport';
  name: Bilingual;
}

/** The map as drawn by an authority. Stations and lines come from the feed. */
export interface MapLayout {
  width: number;
  height: number;
  /** The centre of the map on a small screen. */
  start: MapPoint;
  /** By code: every station of the network, and the stations of connecting systems that the map shows. */
  stations: Readonly<Record<string, PlacedStation>>;
  /**
   * The other stops of connecting systems stand evenly along their tracks: labels where the usual side has no room, and
   * points where the even distance would mislead.
   */
  stops?: Readonly<Record<string, Partial<PlacedStation>>>;
  /**
   * Where the track to a neighbour ends apart from the station's own circle, because its trains use other platforms:
   * `BL01-BL02` for the end of a loop.
   */
  platforms?: Readonly<Record<string, MapPoint>>;
  /** Arrows that say where the tracks of a station lead. */
  directions?: readonly MapDirection[];
  /** Bends between two neighbours on the map, in the order of the key: `BL14-BL15`. */
  bends: Readonly<Record<string, readonly MapPoint[]>>;
  /** Centres of the lines' names, near the ends of the lines. */
  lineNames: readonly { lineId: string; at: MapPoint; turn?: number }[];
  /** By id of the gazetteer. */
  landmarks?: Readonly<Record<string, MapLandmark>>;
  /** Rivers, for orientation; a label may be rotated by degrees. */
  water: readonly {
    name: Bilingual;
    label: { at: MapPoint; turn?: number };
    points: readonly MapPoint[];
  }[];
}

/** `turn`: where the arrow points, in degrees from the east, clockwise. `side`: of the arrow, for its text. */
export interface MapDirection {
  to: string;
  at: MapPoint;
  turn: number;
  side: 'left' | 'right';
}
