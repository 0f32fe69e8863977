/** Finds the code that a typed one means: `bl1` and `Bl01` are BL01, `n09` is N9. */
export function findCode<Code extends string>(typed: string, codes: readonly Code[]): Code | undefined {
  const wanted = plain(typed);
  return codes.find((code) => plain(code) === wanted);
}

const plain = (code: string) => code.toUpperCase().replace(/(?<![0-9])0+(?=[0-9])/g, '');
