/** Names a train of the timetable: `startTime` is its service time. */
export const trainName = ({ tripId, date, startTime }: { tripId: string; date: string; startTime: number }) =>
  `${tripId} ${date} ${startTime}`;

/**
 * The key of a train by its name: the same in every process, and no id of a feed.
 *
 * Two hashes of 32 bits (FNV-1a): one alone would be the same for two of 6,000 trains on one day of 200.
 */
export function keyOfName(name: string): string {
  const hash = (prime: number) => {
    let sum = 0x811c_9dc5;
    for (let at = 0; at < name.length; at += 1) sum = Math.imul(sum ^ name.charCodeAt(at), prime);
    return (sum >>> 0).toString(36);
  };
  return `${hash(0x0100_0193)}-${hash(0x85eb_ca6b)}`;
}
