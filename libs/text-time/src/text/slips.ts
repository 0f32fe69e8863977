/** Maximum number of typing mistakes with which a word of this length still matches. */
export function slipsForgiven(length: number): number {
  if (length < 5) return 0;
  return length < 8 ? 1 : 2;
}

/**
 * Counts letters that are missing, added, wrong or swapped with their neighbour between two words (optimal string
 * alignment distance).
 *
 * @returns `most + 1` as soon as there are more than `most`
 */
export function slipsBetween(word: string, other: string, most: number): number {
  if (Math.abs(word.length - other.length) > most) return most + 1;
  let [beforeLast, last]: number[][] = [[], Array.from({ length: other.length + 1 }, (_, i) => i)];
  for (let i = 1; i <= word.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = word[i - 1] === other[j - 1];
      const isSwapped = word[i - 1] === other[j - 2] && word[i - 2] === other[j - 1];
      row[j] = Math.min(
        row[j - 1]! + 1,
        last![j]! + 1,
        last![j - 1]! + (isSame ? 0 : 1),
        isSwapped ? beforeLast![j - 2]! + 1 : Number.POSITIVE_INFINITY,
      );
    }
    if (Math.min(...row) > most) return most + 1;
    [beforeLast, last] = [last, row];
  }
  return last!.at(-1)!;
}
