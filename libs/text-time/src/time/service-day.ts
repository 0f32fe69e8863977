/** Seconds of a day without a change of the clocks. */
export const secondsPerDay = 86_400;

/**
 * Whether a service time is on the calendar day after its service day.
 *
 * @param serviceTime seconds since the service day began (GTFS Time); trains after midnight pass 86,400
 */
export function isAfterMidnight(serviceTime: number): boolean {
  return serviceTime >= secondsPerDay;
}

/** The service times of a time of day: in that day's service, and in the service that began the day before. */
export function serviceTimesAt(secondsOfDay: number): [today: number, sinceYesterday: number] {
  return [secondsOfDay, secondsOfDay + secondsPerDay];
}

/** The trains of the previous evening have ended by then. */
const endOfNightSeconds = 4 * 3600;

/** Whether passengers regard a time of day as part of the previous night. */
export function isNight(secondsOfDay: number): boolean {
  return secondsOfDay < endOfNightSeconds;
}
