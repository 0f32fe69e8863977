import { useLingui } from '@lingui/react/macro';
import {
  ClockIcon,
  Disclosure,
  type Glyph,
  Icon,
  Image,
  Link,
  StationCode,
  TicketIcon,
  WalkIcon,
} from '@raang/ui';
import { LanguageBadge } from '../shared/item-card/language-badge';
import { LineHeading } from '../shared/lines/line-heading';
import type { PlaceCardModel, PlaceLineModel, PlaceListModel, PlaceStationModel } from './place-list-model';
import { Surroundings } from './surroundings';

/** Places near stations, by line and along each line, beside a small map of the stations. */
export function PlaceListView({ model }: { model: PlaceListModel }) {
  return (
    <div className="space-y-10">
      {model.lines.map((line) => (
        <PlacesOfLine key={line.id} line={line} />
      ))}
    </div>
  );
}

function PlacesOfLine({ line: { id, name, stations, map } }: { line: PlaceLineModel }) {
  const { t } = useLingui();
  return (
    <section aria-labelledby={`line-${id}`} data-line={id} className="space-y-4">
      <LineHeading lineId={id} id={`line-${id}`} title={name} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-4 lg:grid-cols-[minmax(0,1fr)_24rem]">
        {map && (
          <div className="lg:order-2">
            <div className="lg:sticky lg:top-44">
              {/* on a phone the places come first */}
              <Disclosure summary={t`Map of the stations`} openFrom="lg">
                <Surroundings map={map} lineId={id} />
              </Disclosure>
            </div>
          </div>
        )}
        <div className="min-w-0 space-y-5">
          {stations.map((station) => (
            <PlacesAtStation key={station.code} station={station} lineId={id} />
          ))}
        </div>
      </div>
    </section>
  );
}

function PlacesAtStation({ station, lineId }: { station: PlaceStationModel; lineId: string }) {
  const { code, name, href, cards } = station;
  return (
    <div>
      <h3 className="flex flex-wrap items-center gap-x-3 font-semibold">
        <StationCode code={code} lineId={lineId} />
        {href ? (
          <Link href={href} variant="quiet" className="inline-flex min-h-11 items-center">
            {name}
          </Link>
        ) : (
          name
        )}
      </h3>
      <ul role="list" className="divide-y divide-line border-y border-line">
        {cards.map((card) => (
          <li key={card.href} className="break-inside-avoid">
            <PlaceCard card={card} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A row with one link, which covers it. On a phone, the page of the place has the summary. */
function PlaceCard({ card }: { card: PlaceCardModel }) {
  const { t } = useLingui();
  const { href, title, summary, lang, pictureUrl, kind, way, hours, admission } = card;
  return (
    <article
      lang={lang}
      className="group relative grid grid-cols-[min(4.5rem,25%)_minmax(0,1fr)] gap-x-3 py-3 has-[a.card-link:focus-visible]:focus-ring sm:grid-cols-[10rem_minmax(0,1fr)] sm:gap-x-5"
    >
      <Image
        src={pictureUrl}
        preset="thumbnail"
        alt=""
        width={1280}
        height={720}
        ratio="4/3"
        rounded
        className="self-start"
      />
      <div className="min-w-0 space-y-0.5">
        <h4 className="font-semibold">
          <a href={href} className="card-link">
            {title}
          </a>
        </h4>
        <p className="hidden text-sm text-ink-muted sm:block">{summary}</p>
        <ul role="list" className="flex flex-wrap items-center gap-x-4 text-sm">
          <li className="flex gap-2 text-ink-muted">
            {kind}
            <LanguageBadge lang={lang} />
          </li>
          {way && <Fact icon={WalkIcon} text={way} />}
          {hours && <Fact icon={ClockIcon} label={t`Open`} text={hours} isWide />}
          {admission && <Fact icon={TicketIcon} label={t`Admission`} text={admission} isWide />}
        </ul>
      </div>
    </article>
  );
}

/** `isWide`: on a phone, only the page of the place has it. */
function Fact({
  icon,
  label,
  text,
  isWide,
}: {
  icon: Glyph;
  label?: string;
  text: string;
  isWide?: boolean;
}) {
  return (
    <li className={`items-start gap-2 ${isWide ? 'hidden sm:flex' : 'flex'}`}>
      <Icon icon={icon} size="sm" label={label} className="first-line shrink-0 text-ink-muted" />
      <span className="min-w-0 wrap-anywhere">{text}</span>
    </li>
  );
}
