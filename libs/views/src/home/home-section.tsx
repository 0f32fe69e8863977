import { useLingui } from '@lingui/react/macro';
import { CardGrid, LineBadge, SectionHeading } from '@raang/ui';
import { ItemCard } from '../shared/item-card/item-card';
import type { ItemCardModel } from '../shared/item-card/item-card-model';
import type { HomeSectionModel } from './home-model';

export function HomeSection({ section }: { section: HomeSectionModel }) {
  const { t } = useLingui();
  const { slug, title, href, form, cards } = section;
  return (
    <section aria-labelledby={`home-${slug}`} className="space-y-6">
      <SectionHeading id={`home-${slug}`} title={title} more={{ href, label: t`See all: ${title}` }} />
      {form === 'list' ? <LeadAndTitles cards={cards} /> : <Cards cards={cards} />}
    </section>
  );
}

/** As many columns as cards, so that no card is alone in a row. */
function Cards({ cards }: { cards: readonly ItemCardModel[] }) {
  return (
    <CardGrid columns={cards.length % 4 === 0 ? 4 : 3}>
      {cards.map((card) => (
        <ItemCard key={card.href} card={card} headingLevel={3} />
      ))}
    </CardGrid>
  );
}

/** The first item with its picture, the others as titles: visitors scan news. */
function LeadAndTitles({ cards: [lead, ...others] }: { cards: readonly ItemCardModel[] }) {
  return (
    <div className="grid gap-x-12 gap-y-4 lg:grid-cols-[5fr_7fr]">
      {lead && <ItemCard card={lead} headingLevel={3} />}
      <ul role="list" className="flex flex-col divide-y divide-line">
        {others.map((card) => (
          <li
            key={card.href}
            lang={card.lang}
            className="flex grow flex-col justify-center gap-1 py-4 lg:first:pt-0"
          >
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-muted">
              <time dateTime={card.published.iso}>{card.published.text}</time>
              {card.lines.map((line) => (
                <LineBadge key={line.id} lineId={line.id} name={line.name} wordForLine={false} />
              ))}
            </p>
            <h3 className="text-lg font-semibold">
              <a
                href={card.href}
                className="rounded-xs text-ink no-underline hover:text-accent hover:underline"
              >
                {card.title}
              </a>
            </h3>
          </li>
        ))}
      </ul>
    </div>
  );
}
