import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Subscription, Weekday } from '@raang/domain';

/** Days of the week, for people who choose some. */
export const weekdayWords: Record<Weekday, MessageDescriptor> = {
  monday: msg`Monday`,
  tuesday: msg`Tuesday`,
  wednesday: msg`Wednesday`,
  thursday: msg`Thursday`,
  friday: msg`Friday`,
  saturday: msg`Saturday`,
  sunday: msg`Sunday`,
};

/** How severe an alert has to be. */
export const severityWords: Record<Subscription['severity'], MessageDescriptor> = {
  INFO: msg`Everything, also small changes`,
  WARNING: msg`Delays and closures`,
  SEVERE: msg`Severe disruptions only`,
};
