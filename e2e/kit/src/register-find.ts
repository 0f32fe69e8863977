import type { DeskSite } from './desk-site';

/** Registers an umbrella of the Blue Line at the desk. Returns its tag number. */
export async function registerUmbrella(
  { desk }: Pick<DeskSite, 'desk'>,
  { foundOn, keptUntil, description }: { foundOn: string; keptUntil: string; description: string },
): Promise<string> {
  const { id } = await desk(
    ...['register', '--category', 'umbrella', '--line', 'blue', '--station', 'BL14', '--stored-at', 'A1'],
    ...['--found-on', foundOn, '--kept-until', keptUntil, '--description', description],
  );
  return id;
}
