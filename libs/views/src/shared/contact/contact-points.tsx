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
  /** Across the page; in as many columns as fit; or in one column beside a text. */
  layout?: keyof typeof layouts | undefined;
}

const layouts = {
  grid: 'grid gap-4 sm:grid-cols-2 sm:gap-6 lg:grid-cols-3',
  fit: 'grid grid-cols-[repeat(auto-fit,minmax(min(16rem,100%),1fr))] gap-4 sm:gap-6',
  column: 'space-y-4',
};

/** Contacts, with large links to call or open. */
export function ContactPoints({ points, headingLevel, layout = 'grid' }: ContactPointsProps) {
  return (
    <ul role="list" className={layouts[layout]}>
      {points.map((point) => (
        <li key={point.href} className="min-w-0">
          <Point point={point} headingLevel={headingLevel} />
        </li>
      ))}
    </ul>
  );
}

function Point({ point, headingLevel }: { point: ContactPointModel; headingLevel: HeadingLevel }) {
  const { t } = useLingui();
  const Title = `h${headingLevel}` as const;
  const { href, title, summary, lang, channel, ways, address, hours, lines, doubt } = point;
  return (
    <article
      lang={lang}
      className="flex h-full flex-col gap-3 rounded-md border border-line bg-surface-raised p-4 sm:p-5 print:break-inside-avoid"
    >
      <div className="flex items-start gap-3">
        <span className="flex size-10 shrink-0 items-center justify-center rounded-md bg-accent-soft text-accent-soft-ink">
          <Icon icon={icons[channel]} />
        </span>
        <Title className="min-w-0 pt-1.5 font-semibold">
          <Link href={href} variant="quiet">
            {title}
          </Link>
        </Title>
      </div>
      <LanguageBadge lang={lang} />
      {ways.map((way) => (
        <p key={way.href} className="text-xl font-semibold wrap-anywhere">
          <Link href={way.href} external={way.isExternal}>
            {way.text}
          </Link>
        </p>
      ))}
      {address && (
        <address className="flex items-start gap-2 not-italic">
          <Icon icon={MapPinIcon} size="sm" label={t`Address`} className="mt-[0.35em] shrink-0" />
          <span className="min-w-0">{address}</span>
        </address>
      )}
      {hours && (
        <p className="flex items-start gap-2">
          <Icon icon={ClockIcon} size="sm" label={t`Hours`} className="mt-[0.35em] shrink-0" />
          <span className="min-w-0">{hours}</span>
        </p>
      )}
      {/* a postal address needs no additional sentence */}
      {!address && <p className="text-sm text-ink-muted">{summary}</p>}
      {(lines.length > 0 || doubt) && (
        <p className="mt-auto flex flex-wrap items-center gap-2 pt-1">
          {lines.map((line) => (
            <LineBadge key={line.id} lineId={line.id} name={line.name} wordForLine={false} />
          ))}
          {doubt && <Badge tone="warning">{doubt}</Badge>}
        </p>
      )}
    </article>
  );
}
