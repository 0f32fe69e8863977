/**
 * Finds the code that a typed one means: `bl1` and `Bl01` are BL01, `n09` is N9. Hyphens may be left out, if that means one
 * code only: `h4` is H-04.
 */
export function findCode<Code extends string>(typed: string, codes: readonly Code[]): Code | undefined {
  const wanted = plain(typed);
  const found = codes.find((code) => plain(code) === wanted);
  if (found) return found;
  const similar = codes.filter((code) => withoutHyphens(code) === withoutHyphens(typed));
  return similar.length === 1 ? similar[0] : undefined;
}

const plain = (code: string) => code.toUpperCase().replace(/(?<![0-9])0+(?=[0-9])/g, '');
const withoutHyphens = (code: string) => plain(code).replaceAll(/[-\s]/g, '');
