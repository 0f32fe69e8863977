/** The key of a train by its name. Two hashes of 32 bits (FNV-1a): one alone would be the same for two of 6,000 trains on one day of 200. */
export function runKey(name: string): string {
  const hash = (prime: number) => {
    let sum = 0x811c_9dc5;
    for (let at = 0; at < name.length; at += 1) sum = Math.imul(sum ^ name.charCodeAt(at), prime);
    return (sum >>> 0).toString(36);
  };
  return `${hash(0x0100_0193)}-${hash(0x85eb_ca6b)}`;
}
