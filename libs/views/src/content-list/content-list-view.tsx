import { CardGrid } from '@raang/ui';
import { ItemCard } from '../shared/item-card/item-card';
import { ServerPart } from '../shared/page/server-part';
import type { ContentListModel } from './content-list-model';

/** Cards with picture, title, date and summary: the default view of a listing. */
export function ContentListView({ model }: { model: ContentListModel }) {
  return (
    <CardGrid columns="fit">
      {model.cards.map(({ href, card }, index) => {
        const isFirst = index < 4;
        return (
          <ServerPart key={href} name={isFirst ? 'first card' : 'card'} part={card} className="h-full">
            {(shown) => <ItemCard card={shown} headingLevel={2} eager={isFirst} />}
          </ServerPart>
        );
      })}
    </CardGrid>
  );
}
