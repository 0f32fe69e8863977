import { Badge, Card, type HeadingLevel, LineBadge, Picture, StationCode } from '@raang/ui';
import { CardFacts } from './card-facts';
import { ExampleBadge } from './example-badge';
import { LanguageBadge } from './language-badge';
import { LikeCount } from './like-count';
import { ValidityBadge } from './validity-badge';
import type { ItemCardModel } from './item-card-model';

/** An item's card; the first cards of a page load their picture eagerly. */
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
          {card.isExample && <ExampleBadge />}
          <LanguageBadge lang={card.lang} />
          {card.state && <Badge tone={card.state.tone}>{card.state.text}</Badge>}
          {card.validity && <ValidityBadge validity={card.validity} />}
          <time dateTime={card.published.iso}>{card.published.text}</time>
        </>
      }
      summary={
        <>
          <p className="line-clamp-2 sm:line-clamp-3 print:line-clamp-none">{card.summary}</p>
          {card.facts.length > 0 && <CardFacts facts={card.facts} />}
        </>
      }
      meta={hasMeta(card) && <Meta card={card} />}
    />
  );
}

function hasMeta({ station, lines, likes }: ItemCardModel): boolean {
  return station !== undefined || lines.length > 0 || likes !== undefined;
}

function Meta({ card }: { card: ItemCardModel }) {
  return (
    <>
      {card.station && <StationCode {...card.station} />}
      {card.lines.map((line) => (
        <LineBadge key={line.id} lineId={line.id} name={line.name} wordForLine={false} />
      ))}
      {card.likes && (
        <span className="ms-auto">
          <LikeCount count={card.likes} />
        </span>
      )}
    </>
  );
}
