/** Runs a check for every value, at most 12 at once. */
export async function inParallel<Value>(
  values: Iterable<Value>,
  check: (value: Value) => Promise<void>,
): Promise<void> {
  const left = values[Symbol.iterator]();
  const worker = async () => {
    for (let next = left.next(); !next.done; next = left.next()) await check(next.value);
  };
  await Promise.all(Array.from({ length: 12 }, worker));
}
