import { useLingui } from '@lingui/react/macro';
import {
  Badge,
  Card,
  CardGrid,
  ClockIcon,
  type Glyph,
  Icon,
  Link,
  Picture,
  SectionHeading,
  StationCode,
  TicketIcon,
  WalkIcon,
} from '@raang/ui';
import { LanguageBadge } from '../shared/item-card/language-badge';
import { LineNav } from '../shared/lines/line-nav';
import type { PlaceCardModel, PlaceListModel } from './place-list-model';

/** Places near stations, by line and along each line. */
export function PlaceListView({ model }: { model: PlaceListModel }) {
  const { t } = useLingui();
  return (
    <div className="space-y-12">
      <LineNav
        label={t`Lines on this page`}
        lines={model.lines.map(({ id, name }) => ({ id, name, href: `#line-${id}` }))}
      />
      {model.lines.map(({ id, name, cards }, index) => (
        <section key={id} aria-labelledby={`line-${id}`} data-line={id} className="space-y-6">
          <SectionHeading id={`line-${id}`} title={name} />
          <CardGrid>
            {cards.map((card, position) => (
              <PlaceCard key={card.href} card={card} isEager={index === 0 && position < 3} />
            ))}
          </CardGrid>
        </section>
      ))}
    </div>
  );
}

function PlaceCard({ card, isEager }: { card: PlaceCardModel; isEager: boolean }) {
  const { t } = useLingui();
  const { station, way, hours, admission } = card;
  return (
    <Card
      href={card.href}
      title={card.title}
      lang={card.lang}
      picture={
        <Picture src={card.pictureUrl} alt="" width={1280} height={720} ratio="16/9" eager={isEager} />
      }
      eyebrow={
        <>
          <StationCode code={station.code} lineId={station.lineId} />
          {station.href && (
            <Link href={station.href} variant="quiet">
              {station.name}
            </Link>
          )}
          <LanguageBadge lang={card.lang} />
          <span className="ms-auto">
            <Badge>{card.kind}</Badge>
          </span>
        </>
      }
      summary={
        <>
          <p>{card.summary}</p>
          <ul role="list" className="mt-3 space-y-1 text-sm text-ink">
            {way && <Fact icon={WalkIcon} text={way} />}
            {hours && <Fact icon={ClockIcon} label={t`Open`} text={hours} />}
            {admission && <Fact icon={TicketIcon} label={t`Admission`} text={admission} />}
          </ul>
        </>
      }
    />
  );
}

function Fact({ icon, label, text }: { icon: Glyph; label?: string; text: string }) {
  return (
    <li className="flex items-start gap-2">
      <Icon icon={icon} size="sm" label={label} className="mt-[0.35em] shrink-0 text-ink-muted" />
      <span className="min-w-0">{text}</span>
    </li>
  );
}
