import { Card, CardGrid, type HeadingLevel, LineBadge, Picture } from '@raang/ui';
import { ValidityBadge } from '../validity-badge';
import type { ContentListModel, ItemCardModel } from './content-list-model';

/** An item's card; the first ones of a page load their picture at once. */
export function ItemCard({
  card,
  headingLevel,
  eager = false,
}: {
  card: ItemCardModel;
  headingLevel: HeadingLevel;
  eager?: boolean;
}) {
  return (
    <Card
      href={card.href}
      title={card.title}
      headingLevel={headingLevel}
      lang={card.lang}
      picture={<Picture src={card.pictureUrl} alt="" width={1280} height={720} ratio="16/9" eager={eager} />}
      eyebrow={
        <>
          <time dateTime={card.published.iso}>{card.published.text}</time>
          {card.validity && <ValidityBadge validity={card.validity} />}
        </>
      }
      summary={card.summary}
      meta={card.lines.map((line) => (
        <LineBadge key={line.id} lineId={line.id} name={line.name} wordForLine={false} />
      ))}
    />
  );
}

/** Cards with picture, title, date and summary: the default view of a listing. */
export function ContentListView({ model }: { model: ContentListModel }) {
  return (
    <CardGrid>
      {model.cards.map((card, index) => (
        <ItemCard key={card.href} card={card} headingLevel={2} eager={index < 3} />
      ))}
    </CardGrid>
  );
}
