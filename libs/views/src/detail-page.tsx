import { Trans, useLingui } from '@lingui/react/macro';
import {
  Breadcrumbs,
  CardGrid,
  Container,
  DefinitionList,
  type DefinitionItem,
  LineBadge,
  Notice,
  PageHeading,
  Picture,
  Prose,
  SectionHeading,
} from '@raang/ui';
import type { ReactNode } from 'react';
import { ItemCard } from './content-list/content-list-view';
import type { DetailModel } from './detail-model';
import type { DateModel } from './item-words';

export interface DetailPageProps {
  model: DetailModel;
  /** What the item's kind adds to the line under the title. */
  meta?: ReactNode;
  /** What the item's kind puts first: its figures, before its text. */
  facts?: readonly DefinitionItem[];
}

/** The page of any item: heading, facts, text, how sure it is, and what to read on. */
export function DetailPage({ model, meta, facts = [] }: DetailPageProps) {
  return (
    <>
      <Container className="space-y-8 pt-4 pb-16">
        <Breadcrumbs items={model.crumbs} />
        {model.translationNotice && <Notice>{model.translationNotice}</Notice>}
        <article className="space-y-8">
          <PageHeading
            title={model.title}
            lead={model.summary}
            lang={model.lang}
            lineId={model.lines.length === 1 ? model.lines[0]?.id : undefined}
            meta={<Meta model={model}>{meta}</Meta>}
          />
          <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-x-12">
            {model.picture && (
              <Picture
                {...model.picture}
                width={1280}
                height={720}
                ratio="16/9"
                rounded
                eager
                className="lg:col-start-1"
              />
            )}
            <aside className="space-y-6 lg:col-start-2 lg:row-span-2 lg:row-start-1">
              {facts.length > 0 && <DefinitionList items={facts} />}
              <Provenance model={model} />
            </aside>
            <div className="max-w-text lg:col-start-1">
              <Prose html={model.bodyHtml} lang={model.lang} />
            </div>
          </div>
        </article>
      </Container>
      <More more={model.more} />
    </>
  );
}

function Meta({ model, children }: { model: DetailModel; children: ReactNode }) {
  return (
    <>
      <Day date={model.published} />
      {model.updated && <Updated date={model.updated} />}
      {children}
      {model.lines.map((line) => (
        <LineBadge key={line.id} lineId={line.id} name={line.name} wordForLine={false} />
      ))}
    </>
  );
}

function Day({ date }: { date: DateModel }) {
  return <time dateTime={date.iso}>{date.text}</time>;
}

function Updated({ date }: { date: DateModel }) {
  const day = <Day date={date} />;
  return (
    <span>
      <Trans>Updated {day}</Trans>
    </span>
  );
}

function Provenance({ model: { certaintyNote, isUncertain, source, lang } }: { model: DetailModel }) {
  const { t } = useLingui();
  return (
    <div className="space-y-3 text-sm text-ink-muted">
      {certaintyNote && (
        <Notice tone={isUncertain ? 'warning' : 'info'} title={t`How sure is this?`}>
          {certaintyNote}
        </Notice>
      )}
      {source && (
        <p>
          <Trans>
            Source: <span lang={lang}>{source}</span>
          </Trans>
        </p>
      )}
    </div>
  );
}

function More({ more }: { more: DetailModel['more'] }) {
  const { t } = useLingui();
  if (more.cards.length === 0) return null;
  return (
    <section aria-labelledby="more" className="bg-surface-sunken py-12 print:hidden">
      <Container className="space-y-6">
        <SectionHeading id="more" title={more.title} more={{ href: more.href, label: t`See all` }} />
        <CardGrid>
          {more.cards.map((card) => (
            <ItemCard key={card.href} card={card} headingLevel={3} />
          ))}
        </CardGrid>
      </Container>
    </section>
  );
}
