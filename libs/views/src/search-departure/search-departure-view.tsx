import { useLingui } from '@lingui/react/macro';
import { Breadcrumbs, ButtonLink, Container, Disclosure, Notice, PageHeading, SwapIcon } from '@raang/ui';
import type { ReactNode } from 'react';
import { ConnectingAnswer } from './connecting-answer';
import { DeparturesAnswer } from './departures-answer';
import { JourneyForm } from './journey-form';
import { JourneysAnswer } from './journeys-answer';
import { Offers } from './offers';
import { StationOffers } from '../shared/station-field/station-offers-list';
import type { SearchDepartureModel } from './search-departure-model';

/** Journeys between two stations, or the next trains of one: form and result. */
export function SearchDepartureView({ model }: { model: SearchDepartureModel }) {
  const { crumbs, title, lead, notice, placeNotes, form, answer, offers } = model;
  // another URL is another form: its fields start with the values of that URL
  const key = [
    form.from.value,
    form.to.value,
    form.when.value,
    form.when.date.value,
    form.when.time.value,
  ].join('|');
  return (
    <Container className={`pt-4 pb-16 print:py-0 ${answer ? 'space-y-3 sm:space-y-5' : 'space-y-6'}`}>
      {answer ? (
        <AnswerHeading crumbs={crumbs} title={title} answer={answer} swapHref={form.swapHref} />
      ) : (
        <PageHeading crumbs={crumbs} title={title} lead={lead} />
      )}
      {notice && <Notice tone="warning">{notice}</Notice>}
      {answer ? (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-3 lg:grid-cols-[22rem_minmax(0,1fr)] print:block">
          <ChangeSearch when={'whenShort' in answer ? answer.whenShort : undefined}>
            <JourneyForm key={key} model={form} isNarrow />
          </ChangeSearch>
          <div className="min-w-0 space-y-5">
            <PlaceNotes notes={placeNotes} />
            <Answer answer={answer} />
          </div>
        </div>
      ) : (
        <JourneyForm key={key} model={form} isNarrow={false} />
      )}
      {offers && <Offers offers={offers} />}
    </Container>
  );
}

type AnswerModel = NonNullable<SearchDepartureModel['answer']>;

function Answer({ answer }: { answer: AnswerModel }) {
  switch (answer.kind) {
    case 'journeys':
      return <JourneysAnswer answer={answer} />;
    case 'departures':
      return <DeparturesAnswer answer={answer} />;
    case 'connecting':
      return <ConnectingAnswer answer={answer} />;
  }
}

interface AnswerHeadingProps extends Pick<SearchDepartureModel, 'crumbs' | 'title'> {
  answer: AnswerModel;
  swapHref: string | undefined;
}

/** Short, so that the first result begins on the first screen of a phone. There the folded form says the time. */
function AnswerHeading({ crumbs, title, answer, swapHref }: AnswerHeadingProps) {
  // each way has its heading on its own sheet
  const isOnSheets = answer.kind === 'journeys' && answer.journeys.length > 0;
  return (
    <div className={isOnSheets ? 'print:hidden' : undefined}>
      <Breadcrumbs items={crumbs} />
      <div className="flex items-start justify-between gap-3">
        <h1 className="min-w-0 text-2xl font-semibold sm:text-3xl">{title}</h1>
        {answer.kind !== 'departures' && swapHref && <Swap href={swapHref} />}
      </div>
      {'when' in answer && <p className="text-ink-muted max-lg:hidden print:block">{answer.when}</p>}
    </div>
  );
}

/** While the form, which has the same as a button, is folded. */
function Swap({ href }: { href: string }) {
  const { t } = useLingui();
  return (
    <ButtonLink
      href={href}
      variant="secondary"
      size="sm"
      iconStart={SwapIcon}
      aria-label={t`Swap start and destination`}
      title={t`Swap start and destination`}
      className="min-h-11 min-w-11 shrink-0 lg:hidden print:hidden"
    />
  );
}

/** What was taken for a typed name, and what else it may mean. */
function PlaceNotes({ notes }: { notes: SearchDepartureModel['placeNotes'] }) {
  if (notes.length === 0) return null;
  return (
    <Notice tone="info">
      {notes.map(({ text, offers }) => (
        <div key={text}>
          <p>{text}</p>
          <StationOffers offers={offers} />
        </div>
      ))}
    </Notice>
  );
}

interface ChangeSearchProps {
  when: string | undefined;
  children: ReactNode;
}

/** On a phone the result comes first: the form is one line, which says the time and opens. */
function ChangeSearch({ when, children }: ChangeSearchProps) {
  const { t } = useLingui();
  return (
    <div className="min-w-0 max-lg:border-y max-lg:border-line print:hidden">
      <Disclosure summary={when ? t`${when} – change` : t`Change the search`} openFrom="lg" isFlush>
        {children}
      </Disclosure>
    </div>
  );
}
