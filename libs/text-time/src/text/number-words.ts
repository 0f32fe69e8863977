const numberWords = [
  ['หนึ่ง', 'one'],
  ['สอง', 'two'],
  ['สาม', 'three'],
  ['สี่', 'four'],
  ['ห้า', 'five'],
  ['หก', 'six'],
  ['เจ็ด', 'seven'],
  ['แปด', 'eight'],
  ['เก้า', 'nine'],
  ['สิบ', 'ten'],
];
const digits = new Map(numberWords.flatMap((words, index) => words.map((word) => [word, String(index + 1)])));
const lastNumber = new RegExp(
  `(?<=..)(?:${numberWords.map(([thai, english]) => `${thai}|\\b${english}`).join('|')})$`,
);

/** Replaces a number in words after a name by digits: พระรามเก้า and `rama nine` become พระราม9 and `rama 9`. */
export function withDigitAtEnd(name: string): string {
  return name.replace(lastNumber, (word) => digits.get(word)!);
}
