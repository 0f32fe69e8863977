import { Trans, useLingui } from '@lingui/react/macro';
import { Container, EmptyState, Link, PageHeading, Pagination, SectionHeading } from '@raang/ui';
import { SiteSearch } from '../shared/search/site-search';
import { PlaceTiles } from '../shared/tiles/place-tile';
import { HitGroup } from './hit-group';
import { KindFilter } from './kind-filter';
import type { SearchAnswerModel, SearchModel } from './search-model';

/** The search of the whole site: form, hits, and ways to go on without hits. */
export function SearchView({ model: { crumbs, title, form, answer, popular } }: { model: SearchModel }) {
  return (
    <Container className="space-y-6 pt-4 pb-16">
      <div className="space-y-4">
        <PageHeading crumbs={crumbs} title={title} />
        {/* another URL is another form: its field starts with the text of that URL */}
        <SiteSearch key={form.query} {...form} size="lg" className="max-w-text print:hidden" />
        {!answer && (
          <p className="max-w-text text-ink-muted">
            <Trans>
              Type a station, its code, a place, a question or the title of a document, in Thai or English.
            </Trans>
          </p>
        )}
      </div>
      {answer && <Answer answer={answer} query={form.query} />}
      {popular && <Popular popular={popular} />}
    </Container>
  );
}

function Answer({ answer, query }: { answer: SearchAnswerModel; query: string }) {
  const { groups, filters, count, meant, pages } = answer;
  return (
    <>
      {meant && (
        <p className="max-w-text wrap-anywhere">
          <Trans>Nothing matches “{query}”. Showing results for</Trans>{' '}
          <Link href={meant.href} className="font-semibold">
            {meant.text}
          </Link>
        </p>
      )}
      <div
        className={`grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-4 ${filters.length > 0 ? 'lg:grid-cols-[15rem_minmax(0,1fr)]' : ''}`}
      >
        <KindFilter filters={filters} />
        <div className="max-w-text space-y-4">
          <p role="status" className={groups.length > 0 ? 'font-semibold' : 'sr-only'}>
            {count}
          </p>
          {groups.length > 0 ? (
            <div className="space-y-10">
              {groups.map((group) => (
                <HitGroup key={group.kind} group={group} />
              ))}
            </div>
          ) : (
            <NothingFound nearest={answer.nearest} query={query} />
          )}
          <Pagination
            page={pages.current}
            pages={pages.hrefs.length}
            hrefForPage={(page) => pages.hrefs[page - 1] ?? ''}
          />
        </div>
      </div>
    </>
  );
}

function NothingFound({ nearest, query }: Pick<SearchAnswerModel, 'nearest'> & { query: string }) {
  const { t } = useLingui();
  return (
    <EmptyState title={t`Nothing found for “${query}”`} className="wrap-anywhere">
      {nearest.length > 0 ? (
        <div className="flex flex-wrap justify-center gap-x-4 gap-y-1">
          <span>
            <Trans>Did you mean:</Trans>
          </span>
          {nearest.map(({ text, href }) => (
            <Link key={text} href={href} className="font-semibold">
              {text}
            </Link>
          ))}
        </div>
      ) : (
        <p>
          <Trans>Check the spelling, or use fewer or other words.</Trans>
        </p>
      )}
    </EmptyState>
  );
}

function Popular({ popular: { tiles, telephone } }: { popular: NonNullable<SearchModel['popular']> }) {
  const { t } = useLingui();
  return (
    <section aria-labelledby="popular" className="space-y-6 pt-4 print:hidden">
      <SectionHeading id="popular" title={t`You may be looking for`} />
      <PlaceTiles tiles={tiles} />
      <p>
        <Trans>You can also ask by telephone:</Trans> <Link href={telephone.href}>{telephone.text}</Link>
      </p>
    </section>
  );
}
