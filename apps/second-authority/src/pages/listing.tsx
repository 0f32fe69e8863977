import { maximumPageSize } from '@raang/contract';
import { type PageFilter, pageFilter } from '@raang/domain';
import { ButtonLink } from '@raang/ui';
import { filterFieldsOf, ListingView, prepareListingBody, toListingModel, viewTypeOf } from '@raang/views';
import { contactHref } from '../visit/addresses';
import type { ShowPage, Visit } from '../visit/page';
import { contactWords } from './contact';
import { loadSources } from './listing-sources';
import { notFound } from './not-found';

const pageSize = 12;

/** A category's page, as its view type shows it. */
export const listing: ShowPage = async (visit, groupSlug = '', slug = '') => {
  const { client, context, query } = visit;
  const groups = await client.content.categories();
  const group = groups.find((one) => one.slug === groupSlug);
  const category = group?.categories.find((one) => one.slug === slug);
  if (!group || !category) return notFound(visit);
  const viewType = viewTypeOf(category.template);
  const { filter, ignored } = readFilter(category.template, visit);
  const address = { group: group.slug, category: category.slug, lang: context.locale };
  const [found, sources] = await Promise.all([
    client.content.items({
      ...address,
      ...filter,
      page: Math.max(1, Math.trunc(Number(query['page'])) || 1),
      pageSize: viewType.reads === 'whole' ? maximumPageSize : pageSize,
    }),
    loadSources(viewType.sources, { visit, address, filter }),
  ]);
  const model = await toListingModel({ group, category, filter, ignored, ...found, sources }, context);
  if (model.body) await prepareListingBody(model.body.view);
  const writeToUs = viewType.isService && (
    <ButtonLink href={contactHref(context.locale)}>{contactWords.title[context.locale]}</ButtonLink>
  );
  return {
    head: model.head,
    body: <ListingView model={model} form={writeToUs} />,
    cache: model.isLive ? 'live' : 'page',
  };
};

/** The filter of the query. The page says which values it ignores. */
function readFilter(template: string, { query, context }: Visit) {
  const filter: Record<string, unknown> = {};
  const given = filterFieldsOf(template).filter((field) => query[field]);
  for (const field of given) {
    const { data } = pageFilter.shape[field].safeParse(query[field]);
    if (field !== 'line' || context.lines.some(({ id }) => id === data)) filter[field] = data;
  }
  return {
    filter: filter as PageFilter,
    ignored: given.filter((field) => filter[field] === undefined),
  };
}
