import { CardGrid } from '@raang/ui';
import { ItemCard } from '../shared/item-card/item-card';
import type { ContentListModel } from './content-list-model';

/** Cards with picture, title, date and summary: the default view of a listing. */
export function ContentListView({ model }: { model: ContentListModel }) {
  return (
    <CardGrid columns="fit">
      {model.cards.map((card, index) => (
        <ItemCard key={card.href} card={card} headingLevel={2} eager={index < 4} />
      ))}
    </CardGrid>
  );
}
