import { Trans, useLingui } from '@lingui/react/macro';
import { Container, EmptyState, PageHeading, Pagination } from '@raang/ui';
import type { ReactNode } from 'react';
import { AboutListing } from './about-listing';
import { ListingBody } from './listing-body';
import { ListingFilter } from './listing-filter';
import { ListingResults } from './listing-results';
import type { ListingModel } from './listing-model';

export interface ListingViewProps {
  model: ListingModel;
  /** Shown where the view has a place for a form. */
  form?: ReactNode;
}

/** A category's page. The list begins on the first screen; what explains it follows at the end. */
export function ListingView({ model, form }: ListingViewProps) {
  const { current, hrefs } = model.pages;
  return (
    <Container className="space-y-8 pt-2 pb-16">
      <div className="space-y-3 sm:space-y-4">
        <PageHeading crumbs={model.crumbs} title={model.title} lead={model.intro} />
        {(model.filter || model.count) && (
          <div className="flex flex-wrap items-end gap-x-6 gap-y-1 max-sm:flex-col max-sm:items-stretch">
            {model.filter && <ListingFilter model={model.filter} />}
            <ListingResults count={model.count} filter={model.filter} />
          </div>
        )}
        <div data-listing-body="">
          {model.body ? (
            <ListingBody body={model.body} form={form} />
          ) : (
            <Nothing isNarrowed={!!model.filter?.clearHref} />
          )}
        </div>
      </div>
      {hrefs.length > 1 && (
        <Pagination page={current} pages={hrefs.length} hrefForPage={(page) => hrefs[page - 1] ?? ''} />
      )}
      <AboutListing about={model.about} subscriptions={model.subscriptions} />
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
