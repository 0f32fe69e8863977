import { Trans, useLingui } from '@lingui/react/macro';
import { Breadcrumbs, Container, EmptyState, PageHeading, Pagination } from '@raang/ui';
import type { ReactNode } from 'react';
import { ListingBody } from './listing-body';
import { ListingFilter } from './listing-filter';
import { ListingResults } from './listing-results';
import type { ListingModel } from './listing-model';
import { Subscriptions } from './subscriptions';

export interface ListingViewProps {
  model: ListingModel;
  /** Shown where the view has a place for a form. */
  form?: ReactNode;
}

/** A category's page: heading, count, items in the category's view, and pagination. */
export function ListingView({ model, form }: ListingViewProps) {
  const { current, hrefs } = model.pages;
  return (
    <Container className="space-y-8 pt-4 pb-16">
      <Breadcrumbs items={model.crumbs} />
      <PageHeading title={model.title} lead={model.description} />
      {model.filter && <ListingFilter model={model.filter} />}
      <ListingResults count={model.count} filter={model.filter} />
      {model.body ? (
        <ListingBody body={model.body} form={form} />
      ) : (
        <Nothing isNarrowed={!!model.filter?.clearHref} />
      )}
      {hrefs.length > 1 && (
        <Pagination page={current} pages={hrefs.length} hrefForPage={(page) => hrefs[page - 1] ?? ''} />
      )}
      {model.subscriptions.length > 0 && <Subscriptions subscriptions={model.subscriptions} />}
    </Container>
  );
}

function Nothing({ isNarrowed }: { isNarrowed: boolean }) {
  const { t } = useLingui();
  if (isNarrowed)
    return (
      <EmptyState title={t`No results`} headingLevel={2}>
        <Trans>Try another line, another time or fewer words, or show the whole list.</Trans>
      </EmptyState>
    );
  return (
    <EmptyState title={t`Nothing here yet`} headingLevel={2}>
      <Trans>We have not published anything in this section yet.</Trans>
    </EmptyState>
  );
}
