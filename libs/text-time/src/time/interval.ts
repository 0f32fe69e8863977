const secondsPerMinute = 60;

/** An interval this close to a whole minute is shown as that minute. */
const nearSeconds = 15;

/** The time between trains in minutes: one whole minute, or the two around it. At least 1. */
export function intervalMinutes(seconds: number): { least: number; most: number } {
  const nearest = Math.max(1, Math.round(seconds / secondsPerMinute));
  if (seconds < secondsPerMinute || Math.abs(seconds - nearest * secondsPerMinute) < nearSeconds)
    return { least: nearest, most: nearest };
  const least = Math.floor(seconds / secondsPerMinute);
  return { least, most: least + 1 };
}
