import type { ItemOf } from '@raang/domain';

/** A station by the code on its signs, in the colour of a line. */
export interface StationModel {
  code: string;
  lineId?: string | undefined;
}

export function toStation({ station, lines }: ItemOf<'car-park' | 'place' | 'space'>): StationModel {
  return { code: station, lineId: lines[0] };
}
