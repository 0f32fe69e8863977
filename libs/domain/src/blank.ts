/**
 * Spaces, control characters, and what fonts draw nothing for, such as zero-width spaces. The braille pattern without dots is
 * a symbol to Unicode, and a space to everybody.
 */
const unseen = /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Whether nobody sees anything of a text. */
export const isBlank = (text: string): boolean => unseen.test(text);
