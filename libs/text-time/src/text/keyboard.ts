/** The keys of both layouts in the same order, without and with Shift: US English and Thai Kedmanee (TIS 820). */
const latinKeys =
  "`1234567890-=qwertyuiop[]\\asdfghjkl;'zxcvbnm,./" + '~!@#$%^&*()_+QWERTYUIOP{}|ASDFGHJKL:"ZXCVBNM<>?';
const thaiKeys = '_ๅ/-ภถุึคตจขชๆไำพะัีรนยบลฃฟหกดเ้่าสวงผปแอิืทมใฝ' + '%+๑๒๓๔ู฿๕๖๗๘๙๐"ฎฑธํ๊ณฯญฐ,ฅฤฆฏโฌ็๋ษศซ.()ฉฮฺ์?ฒฬฦ';

const toThai = keysOf(latinKeys, thaiKeys);
const toLatin = keysOf(thaiKeys, latinKeys);

/** What the same keys give in the Thai layout. Undefined if the Latin layout has no key for a character. */
export function onThaiKeys(text: string): string | undefined {
  return typedAgain(text, toThai);
}

/** What the same keys give in the Latin layout. Undefined if the Thai layout has no key for a character. */
export function onLatinKeys(text: string): string | undefined {
  return typedAgain(text, toLatin);
}

function keysOf(from: string, to: string): ReadonlyMap<string, string> {
  return new Map([...from].map((key, index) => [key, to[index]!]));
}

function typedAgain(text: string, keys: ReadonlyMap<string, string>): string | undefined {
  const typed = [...text].map((character) => (/\s/.test(character) ? ' ' : keys.get(character)));
  return typed.every((character) => character !== undefined) ? typed.join('') : undefined;
}
