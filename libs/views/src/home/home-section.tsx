import { useLingui } from '@lingui/react/macro';
import { Badge, Card, CardRow, LineBadge, Picture, SectionHeading, StationCode } from '@raang/ui';
import { CardFacts } from '../shared/item-card/card-facts';
import { ExampleBadge } from '../shared/item-card/example-badge';
import type { ItemCardModel } from '../shared/item-card/item-card-model';
import { LanguageBadge } from '../shared/item-card/language-badge';
import { ValidityBadge } from '../shared/item-card/validity-badge';
import type { HomeSectionModel } from './home-model';

export function HomeSection({ section }: { section: HomeSectionModel }) {
  const { t } = useLingui();
  const { slug, title, href, form, cards } = section;
  const id = `home-${slug}`;
  return (
    <section aria-labelledby={id} className="space-y-2 sm:space-y-5">
      <SectionHeading id={id} title={title} more={{ href, label: t`See all: ${title}` }} />
      {form === 'list' ? (
        <Titles cards={cards} />
      ) : (
        <CardRow aria-labelledby={id}>
          {cards.map((card) => (
            <BriefCard key={card.href} card={card} />
          ))}
        </CardRow>
      )}
    </section>
  );
}

/** An item's card without its summary: the row leads to the items, and its cards stay low. */
function BriefCard({ card }: { card: ItemCardModel }) {
  const { isExample, lang, state, validity, station, lines, facts } = card;
  const hasEyebrow = isExample || lang || state || validity;
  return (
    <Card
      href={card.href}
      title={card.title}
      headingLevel={3}
      lang={lang}
      picture={<Picture src={card.pictureUrl} alt="" width={1280} height={720} ratio="16/9" />}
      eyebrow={
        hasEyebrow && (
          <>
            {isExample && <ExampleBadge />}
            <LanguageBadge lang={lang} />
            {state && <Badge tone={state.tone}>{state.text}</Badge>}
            {validity && <ValidityBadge validity={validity} />}
          </>
        )
      }
      // a long venue ends after its second line: its page has it
      summary={facts.length > 0 && <CardFacts facts={facts} isBrief />}
      meta={
        (station !== undefined || lines.length > 0) && (
          <>
            {station && <StationCode {...station} />}
            {lines.map((line) => (
              <LineBadge key={line.id} lineId={line.id} name={line.name} wordForLine={false} />
            ))}
          </>
        )
      }
    />
  );
}

/** Visitors scan news: titles in rows, with the day and the lines. */
function Titles({ cards }: { cards: readonly ItemCardModel[] }) {
  return (
    <ul role="list" className="grid gap-x-12 lg:grid-cols-2">
      {cards.map((card) => (
        <li
          key={card.href}
          lang={card.lang}
          className="flex flex-col border-t border-line py-3 first:border-0 lg:nth-2:border-0"
        >
          <h3 className="order-last font-semibold sm:text-lg">
            <a
              href={card.href}
              className="rounded-xs text-ink no-underline hover:text-accent hover:underline"
            >
              {card.title}
            </a>
          </h3>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-muted">
            <time dateTime={card.published.iso}>{card.published.text}</time>
            {card.lines.map((line) => (
              <LineBadge
                key={line.id}
                variant="swatch"
                lineId={line.id}
                name={line.name}
                wordForLine={false}
              />
            ))}
          </p>
        </li>
      ))}
    </ul>
  );
}
