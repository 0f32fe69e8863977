import { Trans, useLingui } from '@lingui/react/macro';
import { Breadcrumbs, Container, EmptyState, PageHeading, Pagination } from '@raang/ui';
import { ContentListView } from '../content-list/content-list-view';
import { TableMrtView } from '../table-mrt/table-mrt-view';
import type { ListingBodyModel, ListingModel } from './listing-model';

/** A category: what it is, how much there is of it, its items by the category's view, and the way through them. */
export function ListingView({ model }: { model: ListingModel }) {
  const { current, hrefs } = model.pages;
  return (
    <Container className="space-y-8 pt-4 pb-16">
      <Breadcrumbs items={model.crumbs} />
      <PageHeading title={model.title} lead={model.description} meta={<span>{model.count}</span>} />
      {model.body ? <ListingBody body={model.body} /> : <NothingYet />}
      {hrefs.length > 1 && (
        <Pagination page={current} pages={hrefs.length} hrefForPage={(page) => hrefs[page - 1] ?? ''} />
      )}
    </Container>
  );
}

function ListingBody({ body }: { body: ListingBodyModel }) {
  switch (body.view) {
    case 'TableMRT':
      return <TableMrtView model={body.content} />;
    case 'ContentList':
      return <ContentListView model={body.content} />;
  }
}

function NothingYet() {
  const { t } = useLingui();
  return (
    <EmptyState title={t`Nothing here yet`} headingLevel={2}>
      <Trans>We have not published anything in this section yet.</Trans>
    </EmptyState>
  );
}
