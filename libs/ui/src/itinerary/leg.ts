import type { ReactNode } from 'react';
import type { ShownTime } from '../time/time';

/** A line as the kit shows it. */
export interface ItineraryLine {
  id: string;
  /** Without the word "line". */
  name: string;
  /** False if `name` already contains "line". */
  wordForLine?: boolean;
}

/** Start or end of a leg. */
export interface ItineraryPoint {
  name: string;
  /** Code on the station's signs. Undefined for other places. */
  code?: string;
  href?: string;
  /** Undefined if no time is known. */
  time?: ShownTime;
  /** Qualifies the time, such as "โดยประมาณ", "อย่างช้า". */
  timeNote?: string;
  platform?: string;
}

export interface ItineraryStop {
  name: string;
  code?: string;
  time?: ShownTime;
}

interface AnyLeg {
  /** With its unit: "4 นาที", "ปกติ 3 ไม่เกิน 7 นาที". */
  duration: string;
  /** An alert that affects this leg, as a `Notice`. */
  notice?: ReactNode;
}

export interface RideLeg extends AnyLeg {
  kind: 'ride';
  line: ItineraryLine;
  from: ItineraryPoint;
  to: ItineraryPoint;
  headsign: string;
  /** With its unit: "6 สถานี". */
  stopCount: string;
  /** Stations between boarding and alighting, in order. */
  stops?: readonly ItineraryStop[];
  /** Headway with its unit, for a service without exact times. */
  every?: string;
}

export interface WayLeg extends AnyLeg {
  kind: 'walk' | 'transfer' | 'wait';
  /** Set only at the ends of a journey, where no ride shows the place. */
  from?: ItineraryPoint;
  to?: ItineraryPoint;
  /** Details, such as "ทางออก 2 มีลิฟต์", "350 เมตร". */
  note?: string;
}

export type ItineraryLeg = RideLeg | WayLeg;
