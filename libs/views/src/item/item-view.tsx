import { Trans, useLingui } from '@lingui/react/macro';
import {
  AddToCalendarIcon,
  ButtonLink,
  CardGrid,
  Container,
  Image,
  LineBadge,
  Notice,
  PageHeading,
  Prose,
  SectionHeading,
  ShareButton,
  SourceNote,
} from '@raang/ui';
import { AdviceBadge } from '../shared/item-card/advice-badge';
import { ItemCard } from '../shared/item-card/item-card';
import { ExampleBadge } from '../shared/item-card/example-badge';
import { ServerPart } from '../shared/page/server-part';
import type { DateModel } from '../shared/words/item-words';
import { ValidityBadge } from '../shared/item-card/validity-badge';
import { WhichTicketBox } from '../shared/tickets/which-ticket-box';
import { Downloads } from './downloads';
import { Facts } from './facts';
import type { ItemModel } from './item-model';
import { LikeControl, type Likes } from './like-control';

export interface ItemViewProps {
  model: ItemModel;
  /** The visitor's own like; without it the page shows only the count. */
  likes?: Likes;
}

/**
 * The page of an item. On a wide screen what a passenger needs stands in a column beside the text; on a phone it comes
 * before the text.
 */
export function ItemView({ model, likes }: ItemViewProps) {
  return (
    <>
      <Container className="space-y-6 pt-2 pb-16">
        <article className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:grid-rows-[auto_1fr]">
          <div className="space-y-4 lg:col-start-1">
            <PageHeading
              crumbs={model.crumbs}
              title={model.title}
              lead={model.summary}
              lang={model.lang}
              lineId={model.lines.length === 1 ? model.lines[0]?.id : undefined}
              meta={<Meta model={model} />}
            />
            {model.translationNotice && <Notice>{model.translationNotice}</Notice>}
            {model.isExample && <ExampleNotice />}
          </div>
          <Aside model={model} likes={likes} />
          <div className="max-w-text space-y-8 lg:col-start-1">
            <ServerPart name="body" part={model.body}>
              {({ bodyHtml, lang }) => <Prose html={bodyHtml} lang={lang} />}
            </ServerPart>
            {model.whichTicketHref && <WhichTicketBox href={model.whichTicketHref} />}
            <SourceNote {...model.sourceNote} />
          </div>
        </article>
      </Container>
      <More more={model.more} />
    </>
  );
}

/** Facts, files and what a visitor can do with the page. The picture comes first where it does not push them down. */
function Aside({ model, likes }: ItemViewProps) {
  const { t } = useLingui();
  return (
    <aside
      aria-label={t`At a glance`}
      className="flex flex-col gap-5 self-start lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:w-full"
    >
      {model.facts.length > 0 && <Facts facts={model.facts} doubt={model.factsDoubt} />}
      {model.files.length > 0 && <Downloads model={model} />}
      <div className="flex min-h-11 flex-wrap items-center gap-3 print:hidden">
        {model.calendarHref && (
          <ButtonLink variant="secondary" size="sm" iconStart={AddToCalendarIcon} href={model.calendarHref}>
            <Trans>Add to calendar</Trans>
          </ButtonLink>
        )}
        <ShareButton url={model.head.canonical} title={model.markedTitle} />
        {model.likes !== undefined && (
          <LikeControl key={model.head.canonical} count={model.likes} likes={likes} />
        )}
      </div>
      {model.picture && (
        <Image
          {...model.picture}
          preset="lead"
          width={1280}
          height={720}
          ratio="16/9"
          rounded
          eager
          className="lg:order-first"
        />
      )}
    </aside>
  );
}

function ExampleNotice() {
  return (
    <Notice tone="warning" className="max-w-text">
      <Trans>This page is an example. It is not a real announcement, offer or event.</Trans>
    </Notice>
  );
}

function Meta({ model }: { model: ItemModel }) {
  return (
    <>
      {model.isExample && <ExampleBadge />}
      {model.isAdvice && <AdviceBadge />}
      {model.validity && <ValidityBadge validity={model.validity} />}
      <Day date={model.published} />
      {model.updated && <Updated date={model.updated} />}
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

function More({ more }: { more: ItemModel['more'] }) {
  const { t } = useLingui();
  if (more.cards.length === 0) return null;
  return (
    <section aria-labelledby="more" className="bg-surface-sunken py-12 print:hidden">
      <Container className="space-y-6">
        <SectionHeading id="more" title={more.title} more={{ href: more.href, label: t`See all` }} />
        <CardGrid>
          {more.cards.map(({ href, card }) => (
            <ServerPart key={href} name="more" part={card} className="h-full">
              {(shown) => <ItemCard card={shown} headingLevel={3} />}
            </ServerPart>
          ))}
        </CardGrid>
      </Container>
    </section>
  );
}
