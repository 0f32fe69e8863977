/** A language in itself, for everybody who looks for it. */
export const languageNames: Readonly<Record<string, string>> = { th: 'ไทย', en: 'English' };
