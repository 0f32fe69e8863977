import { useLingui } from '@lingui/react/macro';
import { CardGrid, SectionHeading } from '@raang/ui';
import { ItemCard } from '../item-card/item-card';
import type { ItemCardModel } from '../item-card/item-card-model';
import { ServerPart } from '../page/server-part';
import type { GuidesModel } from './guides-model';

/** The category's guides as cards; not printed, since readers on paper want the tables. */
export function Guides({ model }: { model: GuidesModel }) {
  if (!model.cards) return null;
  return (
    <ServerPart name="guides" part={model.cards}>
      {(cards) => <GuideCards cards={cards} />}
    </ServerPart>
  );
}

function GuideCards({ cards }: { cards: ItemCardModel[] }) {
  const { t } = useLingui();
  return (
    <section aria-labelledby="guides" className="space-y-4 print:hidden">
      <SectionHeading id="guides" title={t`Guides`} />
      <CardGrid columns="fit">
        {cards.map((card) => (
          <ItemCard key={card.href} card={card} headingLevel={3} />
        ))}
      </CardGrid>
    </section>
  );
}
