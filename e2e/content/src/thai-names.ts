import type { APIRequestContext } from '@playwright/test';

/** The marks of lines, and others that somebody could try to bind or to break words with. */
export const invisible = /[\u200b\u2060\u2061\ufeff]/;

/** Thai names of stations, places and lines. */
export async function namesOf(request: APIRequestContext): Promise<string[]> {
  const lists = await Promise.all(
    ['stations', 'places', 'lines'].map(async (list) => (await request.get(`/api/v1/${list}`)).json()),
  );
  return lists.flat().map(({ name }: { name: { th: string } }) => name.th);
}
