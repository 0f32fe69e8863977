import { useLingui } from '@lingui/react/macro';
import { ArrowRightIcon, FareIcon, type Glyph, Icon, MapIcon, MapPinIcon } from '@raang/ui';

export interface StationActionHrefs {
  from: string;
  to: string;
  /** Undefined if the authority has no page of fares. */
  fares?: string | undefined;
  /** Undefined for a station that is not on the map. */
  map?: string | undefined;
}

/** Links to tasks with a station: one row, also on a phone. */
export function StationActions({ hrefs }: { hrefs: StationActionHrefs }) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`With this station`} className="print:hidden lg:w-96 lg:shrink-0">
      <ul role="list" className="grid grid-cols-[repeat(auto-fit,minmax(4.25rem,1fr))] gap-1 sm:gap-2">
        <Action
          icon={ArrowRightIcon}
          href={hrefs.from}
          text={t({ message: 'From here', context: 'a small button of a station' })}
        />
        <Action
          icon={MapPinIcon}
          href={hrefs.to}
          text={t({ message: 'To here', context: 'a small button of a station' })}
        />
        <Action icon={FareIcon} href={hrefs.fares} text={t`Fares`} />
        <Action icon={MapIcon} href={hrefs.map} text={t`Map`} />
      </ul>
    </nav>
  );
}

function Action({ icon, href, text }: { icon: Glyph; href: string | undefined; text: string }) {
  if (href === undefined) return null;
  return (
    <li className="flex">
      <a
        href={href}
        className="flex min-h-14 min-w-0 grow flex-col items-center justify-center rounded-md border-2 border-line-strong bg-surface-raised px-1 text-center text-xs font-semibold text-ink no-underline hover:border-accent hover:text-accent"
      >
        <Icon icon={icon} />
        {text}
      </a>
    </li>
  );
}
