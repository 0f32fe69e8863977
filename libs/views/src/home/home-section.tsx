import { useLingui } from '@lingui/react/macro';
import { CardRow, LineBadge, SectionHeading } from '@raang/ui';
import { ItemCard } from '../shared/item-card/item-card';
import type { HomeCardModel, HomeSectionModel } from './home-model';

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
            <ItemCard key={card.href} card={card} headingLevel={3} isBrief />
          ))}
        </CardRow>
      )}
    </section>
  );
}

/** Visitors scan news: titles in rows, with the day and the lines. */
function Titles({ cards }: { cards: readonly HomeCardModel[] }) {
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
