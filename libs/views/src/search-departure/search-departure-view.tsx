import { useLingui } from '@lingui/react/macro';
import { Breadcrumbs, Container, Disclosure, Notice, PageHeading } from '@raang/ui';
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
    <Container className="space-y-6 pt-4 pb-16">
      <Breadcrumbs items={crumbs} />
      <PageHeading title={title} lead={lead} meta={answer && 'when' in answer ? answer.when : undefined} />
      {notice && <Notice tone="warning">{notice}</Notice>}
      {answer && placeNotes.length > 0 && (
        <Notice tone="info">
          {placeNotes.map(({ text, offers }) => (
            <div key={text}>
              <p>{text}</p>
              <StationOffers offers={offers} />
            </div>
          ))}
        </Notice>
      )}
      {answer ? (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-4 lg:grid-cols-[22rem_minmax(0,1fr)] print:grid-cols-[minmax(0,1fr)]">
          <ChangeSearch isOpen={isWithoutResult(answer)}>
            <JourneyForm key={key} model={form} isNarrow />
          </ChangeSearch>
          <Answer answer={answer} />
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

/** The next thing to do is to change the search. */
function isWithoutResult(answer: AnswerModel): boolean {
  return answer.kind === 'connecting' || (answer.kind === 'journeys' && answer.journeys.length === 0);
}

/** On a phone the result comes first: the form is folded, and the heading shows the query. */
function ChangeSearch({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  const { t } = useLingui();
  return (
    <div className="min-w-0 print:hidden">
      <Disclosure summary={t`Change the search`} defaultOpen={isOpen} openFrom="lg">
        {children}
      </Disclosure>
    </div>
  );
}
