export const secondsPerDay = 86_400;

/**
 * Whether a service time is on the calendar day after its service day.
 *
 * @param serviceTime seconds since the service day began (GTFS Time); trains after midnight pass 86,400
 */
export function isAfterMidnight(serviceTime: number): boolean {
  return serviceTime >= secondsPerDay;
}

/** The service times that a time of day can be: of that day's service, and of the service that began the day before. */
export function serviceTimesAt(secondsOfDay: number): [today: number, sinceYesterday: number] {
  return [secondsOfDay, secondsOfDay + secondsPerDay];
}

/** No train of the evening before runs later than this. */
const endOfNightSeconds = 4 * 3600;

/** Whether passengers count a time of day to the night before, not to the morning. */
export function isNight(secondsOfDay: number): boolean {
  return secondsOfDay < endOfNightSeconds;
}
