type Rules = readonly (readonly [RegExp, string])[];

/**
 * Thai names have no single spelling in Latin letters. Letters that most people hear as the same sound become one
 * letter, in this order.
 */
const latinRules: Rules = [
  [/(?<!ph?ra)rama(?=\d|[ivx]+$)/, 'praram'],
  [/ix$/, '9'],
  [/re(?=$)/, 'er'],
  [/sr(?=[iy])/g, 's'],
  [/tch/g, 'ch'],
  [/ph|bh/g, 'p'],
  [/th|dh|d/g, 't'],
  [/kh|q|ck|c(?!h)|g/g, 'k'],
  [/j|ch|sh/g, 'c'],
  [/z/g, 's'],
  [/v/g, 'w'],
  [/l(?![aeiou])/g, 'n'],
  [/oe|eu|ue|oo|u/g, 'u'],
  [/ie/g, 'ia'],
  [/ae|ea/g, 'e'],
  [/aw|or|au/g, 'o'],
  [/ee|ii|y/g, 'i'],
  [/(?<=.{3})e$/, ''],
  [/(.)(?=\1)/g, ''],
];

/** Thai letters of one sound become one letter, in this order. Lengths of vowels are left out. */
const thaiRules: Rules = [
  [/[ก-ฮ][ิุ]?์/g, ''],
  [/[็-๎]/g, ''],
  [/รร(?=[ก-ฮ])/g, 'ั'],
  [/รร/g, 'ัน'],
  [/[ศส]ร(?=[ีิาะ])/g, 'ส'],
  [/[ศษซ]/g, 'ส'],
  [/[ธฑฒถฐ]/g, 'ท'],
  [/[ภผ]/g, 'พ'],
  [/[ขฆ]/g, 'ค'],
  [/ณ/g, 'น'],
  [/ญ/g, 'ย'],
  [/ฎ/g, 'ด'],
  [/ฏ/g, 'ต'],
  [/[ฬร]/g, 'ล'],
  [/[ฉฌ]/g, 'ช'],
  [/ฝ/g, 'ฟ'],
  [/ฮ/g, 'ห'],
  [/ใ|ไย/g, 'ไ'],
  [/ี/g, 'ิ'],
  [/ื/g, 'ึ'],
  [/ู/g, 'ุ'],
  [/ห(?=[งนมยลว])/g, ''],
  [/(.)(?=\1)/g, ''],
];

/** Letters that are said one by one, as in SCG: they sound like no other letters. */
const withoutVowel = /^[b-df-hj-np-tv-xz]+$/;

/**
 * A key that is equal for names that sound the same, such as `ladprao` and `latphrao`, or ศรี and สี. Latin letters without a
 * vowel are their own key.
 *
 * @param name folded and without spaces; of a name in Latin letters other characters than a–z and 0–9 are dropped
 */
export function soundOf(name: string): string {
  const isThai = /[ก-ฮ]/.test(name);
  const text = name.replace(isThai ? /[^ก-๎0-9]/g : /[^a-z0-9]/g, '');
  if (withoutVowel.test(text)) return text;
  return (isThai ? thaiRules : latinRules).reduce((key, [sound, letter]) => key.replace(sound, letter), text);
}
