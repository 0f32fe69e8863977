import { shortenText, withoutLineMarks } from '@raang/text-time';
import { Badge, Card, DynamicIcon, type HeadingLevel, Image, LineBadge, StationCode } from '@raang/ui';
import { ExampleBadge } from './example-badge';
import { LanguageBadge } from './language-badge';
import { LikeCount } from './like-count';
import { LinePicture } from './line-picture';
import { ValidityBadge } from './validity-badge';
import type { ItemCardModel } from './item-card-model';

interface ItemCardProps {
  /** Needs a summary unless it is brief. */
  card: Omit<ItemCardModel, 'summary'> & Partial<Pick<ItemCardModel, 'summary'>>;
  headingLevel: HeadingLevel;
  /** The first cards of a page load their picture eagerly. */
  eager?: boolean;
  /** Without summary, day and likes; long facts end after two lines. For a row of cards, which stays low. */
  isBrief?: boolean;
}

/** An item's card. */
export function ItemCard({ card, headingLevel, eager = false, isBrief = false }: ItemCardProps) {
  const { facts } = card;
  const hasEyebrow = !isBrief || card.isExample || card.lang || card.state || card.validity;
  return (
    <Card
      href={card.href}
      title={card.title}
      headingLevel={headingLevel}
      lang={card.lang}
      picture={<CardPicture card={card} eager={eager} />}
      eyebrow={
        hasEyebrow && (
          <>
            {card.isExample && <ExampleBadge />}
            <LanguageBadge lang={card.lang} />
            {card.state && <Badge tone={card.state.tone}>{card.state.text}</Badge>}
            {card.validity && <ValidityBadge validity={card.validity} />}
            {!isBrief && <Day card={card} />}
          </>
        )
      }
      summary={
        (!isBrief || facts.length > 0) && (
          <>
            {!isBrief && card.summary !== undefined && <p>{card.summary}</p>}
            {facts.length > 0 && <CardFacts facts={facts} isBrief={isBrief} />}
          </>
        )
      }
      meta={hasMeta(card, isBrief) && <Meta card={card} isBrief={isBrief} />}
    />
  );
}

/** The day of publication; on a phone, which shows no facts below, what helps most to choose. */
function Day({ card: { published, keyFact, station, lines } }: Pick<ItemCardProps, 'card'>) {
  return (
    <>
      <time dateTime={published.iso} className={keyFact && 'max-sm:hidden'}>
        {published.text}
      </time>
      <span className="contents sm:hidden">
        {station && <StationCode {...station} />}
        {/* no elements in a line that is cut: they would lie under what follows it */}
        {keyFact && <span className="clips min-w-0 grow basis-24 truncate">{withoutLineMarks(keyFact)}</span>}
        {lines.map(({ id, name }) => (
          <LineBadge key={id} variant="swatch" lineId={id} name={name} wordForLine={false} />
        ))}
      </span>
    </>
  );
}

/** In a row of cards. */
const lettersOfTwoLines = 60;

function CardPicture({ card, eager }: Required<Pick<ItemCardProps, 'card' | 'eager'>>) {
  const { pictureUrl, drawing, lines } = card;
  if (!pictureUrl && lines.length > 0) return <LinePicture lines={lines} drawing={drawing} />;
  return <Image src={pictureUrl} preset="card" alt="" width={1280} height={720} ratio="16/9" eager={eager} />;
}

function CardFacts({ facts, isBrief }: Pick<ItemCardModel, 'facts'> & { isBrief: boolean }) {
  return (
    <ul role="list" className={`${isBrief ? '' : 'mt-3'} space-y-1 text-sm text-ink`}>
      {facts.map(({ icon, text }) => (
        <li key={icon.name + text} className="flex items-start gap-2">
          <DynamicIcon {...icon} size="sm" className="first-line shrink-0 text-ink-muted" />
          <span className="min-w-0 wrap-anywhere">
            {isBrief ? shortenText(text, lettersOfTwoLines) : text}
          </span>
        </li>
      ))}
    </ul>
  );
}

function hasMeta({ station, lines, likes }: ItemCardProps['card'], isBrief: boolean): boolean {
  return station !== undefined || lines.length > 0 || (likes !== undefined && !isBrief);
}

function Meta({ card, isBrief }: Required<Pick<ItemCardProps, 'card' | 'isBrief'>>) {
  return (
    <>
      {card.station && <StationCode {...card.station} />}
      {card.lines.map((line) => (
        <LineBadge key={line.id} lineId={line.id} name={line.name} wordForLine={false} />
      ))}
      {card.likes && !isBrief && (
        <span className="ms-auto">
          <LikeCount count={card.likes} />
        </span>
      )}
    </>
  );
}
