import { useLingui } from '@lingui/react/macro';
import { CardGrid, SectionHeading } from '@raang/ui';
import { ItemCard } from '../item-card/item-card';
import type { GuidesModel } from './guides-model';

/** The category's guides as cards; not printed, since readers on paper want the tables. */
export function Guides({ model }: { model: GuidesModel }) {
  const { t } = useLingui();
  if (model.cards.length === 0) return null;
  return (
    <section aria-labelledby="guides" className="space-y-4 print:hidden">
      <SectionHeading id="guides" title={t`Guides`} />
      <CardGrid columns="fit">
        {model.cards.map((card) => (
          <ItemCard key={card.href} card={card} headingLevel={3} />
        ))}
      </CardGrid>
    </section>
  );
}
