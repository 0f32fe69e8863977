/** Vowels above and below, and tone marks: they take no width. */
const withoutWidth = /[ัิ-ฺ็-๎\u2060\u2061]/g;

/** The width of a text in letters, at about 0.6 em each. */
export function widthInLetters(text: string): number {
  return text.replace(withoutWidth, '').length;
}

/** The widest piece that never breaks: it fits a heading on a screen of 320 px. */
export const widestPiece = 15;

/** The widest text that stays together in running text: it fits a column of 320 px. */
export const widestWhole = 24;
