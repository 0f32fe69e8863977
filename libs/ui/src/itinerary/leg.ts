import type { ReactNode } from 'react';
import type { ShownTime } from '../time/time';

/** A line as the kit shows it. */
export interface ItineraryLine {
  id: string;
  /** Without the word "line". */
  name: string;
}

/** Where a leg begins or ends. */
export interface ItineraryPoint {
  name: string;
  /** As on the signs; a place that is no station has none. */
  code?: string;
  href?: string;
  /** Missing where nobody can promise one. */
  time?: ShownTime;
  /** How the time is meant, in a word: "โดยประมาณ", "อย่างช้า". */
  timeNote?: string;
  platform?: string;
}

export interface ItineraryStop {
  name: string;
  code?: string;
  time?: ShownTime;
}

interface AnyLeg {
  /** With its unit: "4 นาที". */
  duration: string;
  /** An alert that touches this leg, as a `Notice`. */
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
  /** Between getting on and off, in order. */
  stops?: readonly ItineraryStop[];
  /** The time between trains, with its unit, for a service that keeps no exact times. */
  every?: string;
  /** On the platform, with its unit: "ไม่เกิน 5 นาที". */
  wait?: string;
}

export interface WayLeg extends AnyLeg {
  kind: 'walk' | 'transfer' | 'wait';
  /** Shown where no ride before or after says it: at the two ends of a journey. */
  from?: ItineraryPoint;
  to?: ItineraryPoint;
  /** How: "ทางออก 2 มีลิฟต์", "350 เมตร". */
  note?: string;
}

export type ItineraryLeg = RideLeg | WayLeg;
