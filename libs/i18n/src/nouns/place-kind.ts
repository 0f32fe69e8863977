import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ItemOf, NamedPlaceKind } from '@raang/domain';

/** Places near stations, whether an article is about them or a map has them. */
export const placeKindNouns: Record<NamedPlaceKind | ItemOf<'place'>['placeKind'], MessageDescriptor> = {
  airport: msg`Airport`,
  mall: msg`Shopping mall`,
  market: msg`Market`,
  hospital: msg`Hospital`,
  education: msg`School or university`,
  temple: msg`Temple`,
  museum: msg`Museum`,
  park: msg`Park`,
  government: msg`Government office`,
  venue: msg`Venue`,
  hotel: msg`Hotel`,
  pier: msg`Pier`,
  'bus-terminal': msg`Bus terminal`,
  parking: msg`Parking`,
  district: msg`District`,
  landmark: msg`Landmark`,
  riverside: msg`Riverside`,
  'shopping-mall': msg`Shopping mall`,
  food: msg`Food`,
  sport: msg`Sports venue`,
  learning: msg`Learning centre`,
  other: msg`Place`,
};
