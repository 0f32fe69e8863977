/** How Thai names are written in Latin letters is a matter of taste: what sounds the same to most, as one letter. */
const sameSound: readonly (readonly [RegExp, string])[] = [
  [/^rama(?=\d|[ivx]+$)/, 'praram'],
  [/ix$/, '9'],
  [/re(?=$)/, 'er'],
  [/ph|v/g, 'p'],
  [/th|d/g, 't'],
  [/kh|q|c(?!h)|g/g, 'k'],
  [/j|ch|sh/g, 'c'],
  [/z/g, 's'],
  [/oe|eu|ue|u/g, 'u'],
  [/ae|ea/g, 'e'],
  [/aw|or|au|oo/g, 'o'],
  [/ee|ii|y/g, 'i'],
  [/w/g, 'v'],
  [/(?<=.{3})e$/, ''],
  [/(.)\1+/g, '$1'],
];

/** A name in Latin letters as it sounds: Ladprao and Lat Phrao are one. Of other letters nothing is left. */
export function soundOf(name: string): string {
  const latin = name.replace(/[^a-z0-9]/g, '');
  return sameSound.reduce((text, [sound, letter]) => text.replace(sound, letter), latin);
}

/** How many slips of a finger are forgiven in a word of so many letters. */
export function slipsForgiven(length: number): number {
  if (length < 5) return 0;
  return length < 8 ? 1 : 2;
}

/**
 * How many letters were left out, put in, mistaken or swapped with their neighbour between two words; more than `most`
 * is not told further.
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
