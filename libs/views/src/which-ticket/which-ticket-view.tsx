import { Container, Notice, PageHeading, ShareButton } from '@raang/ui';
import { Answers } from './answers';
import { Choices } from './choices';
import { DayForm } from './day-form';
import { Result } from './result';
import { WhereStep } from './where-step';
import type { WhichTicketModel } from './which-ticket-model';

/** Three questions, one page each, then the recommendation. */
export function WhichTicketView({ model }: { model: WhichTicketModel }) {
  const { crumbs, title, lead, progress, notice, answers, body, head } = model;
  return (
    <Container className="space-y-8 pt-4 pb-16">
      <PageHeading
        crumbs={crumbs}
        title={title}
        lead={lead}
        eyebrow={progress}
        meta={body.kind === 'result' && <ShareButton url={head.canonical} title={title} />}
      />
      {notice && <Notice tone="warning">{notice}</Notice>}
      {body.kind !== 'result' && <Answers answers={answers} />}
      <Body model={model} />
    </Container>
  );
}

function Body({ model: { title, body, answers } }: { model: WhichTicketModel }) {
  switch (body.kind) {
    case 'where':
      return <WhereStep step={body} />;
    case 'choice':
      return <Choices choices={body.choices} label={title} />;
    case 'result':
      return <Result result={body} answers={answers} />;
    case 'none':
      return (
        <div className="space-y-8">
          <p className="max-w-text text-lg">{body.text}</p>
          <DayForm form={body.dayForm} />
        </div>
      );
  }
}
