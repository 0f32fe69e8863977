/** One coordinate of the CSS `ease` curve, cubic-bezier(0.25, 0.1, 0.25, 1). The curve ends at 0 and 1. */
const along = (first: number, second: number) => (t: number) =>
  3 * (1 - t) ** 2 * t * first + 3 * (1 - t) * t ** 2 * second + t ** 3;
const timeAt = along(0.25, 0.25);
const progressAt = along(0.1, 1);

/** Progress, 0 to 1, of an animation with the easing `ease` after this share, 0 to 1, of its duration. */
export function ease(share: number): number {
  if (share <= 0) return 0;
  if (share >= 1) return 1;
  let [low, high] = [0, 1];
  // 20 bisections give t to a millionth, finer than any screen.
  for (let step = 0; step < 20; step++) {
    const middle = (low + high) / 2;
    if (timeAt(middle) < share) low = middle;
    else high = middle;
  }
  return progressAt(low);
}
