import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Facility } from '@raang/domain';

/** Facilities of stations, as headings and labels have them. */
export const facilityNouns: Record<Facility, MessageDescriptor> = {
  lift: msg`Lift`,
  escalator: msg`Escalator`,
  toilet: msg`Toilets`,
  'accessible-toilet': msg`Accessible toilet`,
  parking: msg`Parking`,
  'bicycle-rack': msg`Bicycle racks`,
  atm: msg`Cash machine`,
  shop: msg`Shops`,
  aed: msg`Defibrillator (AED)`,
  wifi: msg`Wi-Fi`,
  locker: msg`Lockers`,
  'first-aid': msg`First aid`,
};
