import { type Locale, searchKind, type SearchKind } from '@raang/domain';
import { hitsPerGroup, isOfOneKind, type SearchModel, type SearchResult, toSearchModel } from '@raang/views';
import { createServerFn } from '@tanstack/react-start';
import { authority } from 'raang:authority';
import { createModelContext } from '../server/models/model-context';
import { type Client, requestClient } from '../server/services/request-client';
import { inputOf } from './page-input';

/** Loads the search page: the best hits of every kind, a page of one kind, or only the form. */
export const loadSearch = createServerFn({ method: 'GET' })
  .validator(inputOf('loadSearch'))
  .handler(async ({ data: { locale, search } }): Promise<SearchModel> => {
    const client = await requestClient();
    const query = search.q?.trim() ?? '';
    const kind = searchKind.safeParse(search.kind).data;
    const [result, groups] = await Promise.all([
      query ? find(client, { q: query, kind, lang: locale, page: search.page ?? 1 }) : undefined,
      client.content.categories(),
    ]);
    const { popular, telephone } = authority;
    return toSearchModel(
      { query, kind, result, groups, popular, telephone },
      await createModelContext(locale),
    );
  });

interface Question {
  q: string;
  kind: SearchKind | undefined;
  lang: Locale;
  page: number;
}

/** A page of one kind; or the best hits, with the first of each kind that is not among them. */
async function find(client: Client, { q, kind, lang, page }: Question): Promise<SearchResult> {
  const result = await client.search.search({ q, kind, lang, page });
  if (isOfOneKind({ kind }, result)) return result;
  const best = page === 1 ? result : await client.search.search({ q, lang });
  const missing = best.kinds.filter(
    (counted) =>
      best.items.filter((hit) => hit.kind === counted.kind).length < Math.min(counted.total, hitsPerGroup),
  );
  const more = await Promise.all(
    missing.map((counted) => client.search.search({ q, lang, kind: counted.kind, pageSize: hitsPerGroup })),
  );
  const known = new Set(best.items.map(({ key }) => key));
  const others = more.flatMap(({ items }) => items).filter(({ key }) => !known.has(key));
  return { ...best, items: [...best.items, ...others] };
}
