import { useLingui } from '@lingui/react/macro';
import { CardRow, LineBadge, SectionHeading } from '@raang/ui';
import { ItemCard } from '../shared/item-card/item-card';
import { ServerPart } from '../shared/page/server-part';
import type { HomeCardModel, HomeSectionModel } from './home-model';

export function HomeSection({ section }: { section: HomeSectionModel }) {
  const { t } = useLingui();
  const { slug, title, href, form, cards } = section;
  const id = `home-${slug}`;
  // the buttons of a row come with the page's code
  return (
    <section aria-labelledby={id} className="space-y-2 sm:space-y-5">
      <SectionHeading id={id} title={title} more={{ href, label: t`See all: ${title}` }} />
      {form === 'list' ? (
        <Titles cards={cards} />
      ) : (
        <CardRow aria-labelledby={id} data-needs-program="">
          {cards.map(({ href: to, card }) => (
            <ServerPart key={to} name="brief card" part={card} className="h-full">
              {(shown) => <ItemCard card={shown} headingLevel={3} isBrief />}
            </ServerPart>
          ))}
        </CardRow>
      )}
    </section>
  );
}

/** Visitors scan news: titles in rows, with the day and the lines. */
function Titles({ cards }: Pick<HomeSectionModel, 'cards'>) {
  return (
    <ul role="list" className="grid gap-x-12 lg:grid-cols-2">
      {cards.map(({ href, card }) => (
        <li key={href} className="border-t border-line py-3 first:border-0 lg:nth-2:border-0">
          <ServerPart name="title" part={card} className="flex flex-col">
            {(shown) => <TitleRow card={shown} />}
          </ServerPart>
        </li>
      ))}
    </ul>
  );
}

function TitleRow({ card: { href, lang, title, published, lines } }: { card: HomeCardModel }) {
  return (
    <>
      <h3 lang={lang} className="order-last font-semibold sm:text-lg">
        <a href={href} className="rounded-xs text-ink no-underline hover:text-accent hover:underline">
          {title}
        </a>
      </h3>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-muted">
        <time dateTime={published.iso}>{published.text}</time>
        {lines.map(({ id, name }) => (
          <LineBadge key={id} variant="swatch" lineId={id} name={name} wordForLine={false} />
        ))}
      </p>
    </>
  );
}
