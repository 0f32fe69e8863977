import { inParallel } from './in-parallel';

/**
 * Runs a check for every value, so that one test can check a property of many paths.
 * @param nameOf what a failure calls the value
 * @throws Error with the name of every value that fails, and why
 */
export async function expectEach<Value>(
  values: readonly Value[],
  nameOf: (value: Value) => string,
  check: (value: Value) => Promise<void>,
): Promise<void> {
  if (values.length === 0) throw new Error('there is nothing to check');
  const failures: string[] = [];
  await inParallel(values, async (value) => {
    try {
      await check(value);
    } catch (error) {
      failures.push(`${nameOf(value)}: ${error instanceof Error ? error.message : String(error)}`);
    }
  });
  if (failures.length > 0)
    throw new Error(`${failures.length} of ${values.length} fail\n\n${failures.join('\n\n')}`);
}
