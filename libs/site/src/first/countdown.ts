/** How often minutes change is enough: a train that is a few seconds nearer is none. */
const everyMilliseconds = 5000;
const arrivingSeconds = 30;

/** The page may be this old, by caches: then the visitor's clock is right. */
const oldestPageSeconds = 90;

/** Counts the minutes of live trains down: `<time data-minutes="{n} min" data-arriving="…">`, by the server's clock. */
export function watchCountdowns(clock: () => number = Date.now): void {
  count(clock);
  setInterval(() => count(clock), everyMilliseconds);
}

function count(clock: () => number): void {
  for (const time of document.querySelectorAll<HTMLTimeElement>('time[data-minutes]')) {
    const [text] = time.childNodes;
    const { minutes = '', arriving = '' } = time.dataset;
    // a page that the browser has translated keeps its words
    if (!(text instanceof Text) || !isOurs(text.data, minutes, arriving)) continue;
    const seconds = (Date.parse(time.dateTime) - nowFor(time, clock())) / 1000;
    const words =
      seconds < arrivingSeconds
        ? arriving
        : minutes.replace('{n}', String(Math.max(1, Math.floor(seconds / 60))));
    if (text.data !== words) text.data = words;
  }
}

function isOurs(text: string, minutes: string, arriving: string): boolean {
  const [before = '', after = ''] = minutes.split('{n}');
  const isNumber =
    text.startsWith(before) &&
    text.endsWith(after) &&
    /^\d+$/.test(text.slice(before.length, text.length - after.length));
  return text === arriving || isNumber;
}

/** The time by the server's clock: when the part was made, and what has passed since. */
function nowFor(element: Element, now: number): number {
  const made = Date.parse(element.closest<HTMLElement>('[data-made]')?.dataset.made ?? '');
  if (Number.isNaN(made)) return now;
  const before = seen.get(element);
  const known = before?.made === made ? before : { made, at: now };
  seen.set(element, known);
  const ahead = (known.at - made) / 1000;
  return ahead >= 0 && ahead <= oldestPageSeconds ? now : made + (now - known.at);
}

/** When this browser first saw what the server made. */
const seen = new WeakMap<Element, { made: number; at: number }>();
