/** Names of Latin letters in Thai, as people write what they say: บีทีเอส for BTS. Longer names first. */
const letterNames: readonly (readonly [RegExp, string])[] = (
  [
    ['ดับเบิล?ยู|ดับบลิว', 'w'],
    ['เอ็?กซ์?', 'x'],
    ['เอ็?ช|เฮช', 'h'],
    ['เอ็?ม', 'm'],
    ['เอ็?น', 'n'],
    ['เอ็?ฟ', 'f'],
    ['เอ็?ส', 's'],
    ['แอล', 'l'],
    ['อาร์?', 'r'],
    ['คิว', 'q'],
    ['วาย', 'y'],
    ['แซด|แซ็ด', 'z'],
    ['ไอ', 'i'],
    ['โอ', 'o'],
    ['เจ', 'j'],
    ['เค', 'k'],
    ['เอ', 'a'],
    ['บี', 'b'],
    ['ซี', 'c'],
    ['ดี', 'd'],
    ['อี', 'e'],
    ['จี', 'g'],
    ['พี', 'p'],
    ['ที', 't'],
    ['ยู', 'u'],
    ['วี', 'v'],
  ] as const
).map(([name, letter]) => [new RegExp(`^(?:${name})`), letter]);

/**
 * The letters that a Thai text names, with the digits between them: `bl10` for บีแอล10. Undefined if the text says
 * anything else, or only one letter.
 */
export function lettersNamedBy(text: string): string | undefined {
  let letters = '';
  for (let rest = text; rest !== '';) {
    const digits = /^\d+/.exec(rest)?.[0];
    const [name, letter] = digits
      ? [digits, digits]
      : (letterNames.flatMap(([pattern, named]) => {
          const found = pattern.exec(rest)?.[0];
          return found ? [[found, named] as const] : [];
        })[0] ?? []);
    if (name === undefined || letter === undefined) return undefined;
    letters += letter;
    rest = rest.slice(name.length);
  }
  return /[a-z].*[a-z]/.test(letters) ? letters : undefined;
}
