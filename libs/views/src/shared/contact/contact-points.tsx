import { useLingui } from '@lingui/react/macro';
import {
  Badge,
  BuildingIcon,
  ClockIcon,
  type Glyph,
  GlobeIcon,
  type HeadingLevel,
  Icon,
  LineBadge,
  Link,
  MailIcon,
  MapPinIcon,
  MessageIcon,
  PhoneIcon,
} from '@raang/ui';
import { LanguageBadge } from '../item-card/language-badge';
import type { ContactPointModel } from './contact-points-model';

const icons: Record<ContactPointModel['channel'], Glyph> = {
  telephone: PhoneIcon,
  email: MailIcon,
  office: BuildingIcon,
  post: MailIcon,
  web: GlobeIcon,
  social: MessageIcon,
};

export interface ContactPointsProps {
  points: readonly ContactPointModel[];
  headingLevel: HeadingLevel;
  /** Across the page, in one column beside a text, or as numbers to call: low rows on a phone. */
  layout?: keyof typeof layouts | undefined;
}

const layouts = {
  grid: 'grid grid-cols-[repeat(auto-fill,minmax(min(20rem,100%),1fr))] gap-3 sm:gap-4',
  column: 'space-y-3 sm:space-y-4',
  calls:
    'grid grid-cols-[repeat(auto-fill,minmax(min(20rem,100%),1fr))] border-b border-line sm:gap-4 sm:border-0',
};

/** Contacts, with large links to call or open. */
export function ContactPoints({ points, headingLevel, layout = 'grid' }: ContactPointsProps) {
  return (
    <ul role="list" className={layouts[layout]}>
      {points.map((point) => (
        <li key={point.href} className="min-w-0">
          <Point point={point} headingLevel={headingLevel} isRow={layout === 'calls'} />
        </li>
      ))}
    </ul>
  );
}

interface PointProps {
  point: ContactPointModel;
  headingLevel: HeadingLevel;
  /** On a phone its name, number and hours, in a row. Its page has the rest. */
  isRow: boolean;
}

function Point({ point, headingLevel, isRow }: PointProps) {
  const { t } = useLingui();
  const Title = `h${headingLevel}` as const;
  const { href, title, summary, organisation, lang, channel, ways, address, hours, lines, doubt } = point;
  return (
    <article lang={lang} data-row={isRow || undefined} className="contact-point">
      <div className="contact-name flex items-start gap-3">
        <span
          className={`${isRow ? 'max-sm:hidden' : ''} flex size-10 shrink-0 items-center justify-center rounded-md bg-accent-soft text-accent-soft-ink`}
        >
          <Icon icon={icons[channel]} />
        </span>
        <div className={isRow ? 'min-w-0 sm:pt-1.5' : 'min-w-0 pt-1.5'}>
          <Title className="font-semibold">
            <Link href={href} variant="quiet">
              {title}
            </Link>
          </Title>
          {organisation && <p className="text-sm text-ink-muted">{organisation}</p>}
        </div>
      </div>
      <LanguageBadge lang={lang} />
      {ways.map((way) => (
        <p key={way.href} className="contact-way font-semibold tabular-nums wrap-anywhere">
          <Link
            href={way.href}
            external={way.isExternal}
            className={isRow ? 'inline-block py-2 sm:py-0' : ''}
          >
            {way.text}
          </Link>
        </p>
      ))}
      {address && (
        <address className="flex items-start gap-2 not-italic">
          <Icon icon={MapPinIcon} size="sm" label={t`Address`} className="first-line shrink-0" />
          <span className="min-w-0">{address}</span>
        </address>
      )}
      {hours && (
        <p className="contact-hours flex items-start gap-2">
          <Icon icon={ClockIcon} size="sm" label={t`Hours`} className="first-line shrink-0" />
          <span className="min-w-0">{hours}</span>
        </p>
      )}
      {/* a postal address and the number of a line need no additional sentence */}
      {!address && !(channel === 'telephone' && lines.length > 0) && (
        <p className="contact-summary text-sm text-ink-muted">{summary}</p>
      )}
      {(lines.length > 0 || doubt) && (
        <p
          className={`${isRow && !doubt ? 'max-sm:hidden' : ''} mt-auto flex flex-wrap items-center gap-2 pt-1`}
        >
          {lines.map((line) => (
            <LineBadge key={line.id} lineId={line.id} name={line.name} wordForLine={false} />
          ))}
          {doubt && <Badge tone="warning">{doubt}</Badge>}
        </p>
      )}
    </article>
  );
}
