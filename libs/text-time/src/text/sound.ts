/**
 * Thai names have no single spelling in Latin letters. Letters that most people hear as the same sound become one
 * letter, in this order.
 */
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

/**
 * A key that is equal for names that sound the same in Latin letters, such as `ladprao` and `latphrao`.
 *
 * @param name folded and without spaces; characters other than a–z and 0–9 are dropped, so a Thai name gives ''
 */
export function soundOf(name: string): string {
  const latin = name.replace(/[^a-z0-9]/g, '');
  return sameSound.reduce((text, [sound, letter]) => text.replace(sound, letter), latin);
}
