import { useLingui } from '@lingui/react/macro';
import {
  AlertIcon,
  ClockIcon,
  FareIcon,
  type Glyph,
  MapIcon,
  SectionHeading,
  StationCode,
  Tile,
} from '@raang/ui';
import type { OffersModel } from './offers-model';

const icons: Record<OffersModel['pages'][number]['id'], Glyph> = {
  map: MapIcon,
  'train-times': ClockIcon,
  fares: FareIcon,
  status: AlertIcon,
};

/** Suggestions for visitors before their first search. */
export function Offers({ offers: { pages, stations } }: { offers: OffersModel }) {
  const { t } = useLingui();
  return (
    <div className="space-y-8 pt-4">
      <ul role="list" className="grid gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-4">
        {pages.map(({ id, href, label, text }) => (
          <li key={id}>
            <Tile href={href} icon={icons[id]} title={label} text={text} />
          </li>
        ))}
      </ul>
      {stations.length > 0 && (
        <section aria-labelledby="next-trains" className="space-y-4">
          <SectionHeading id="next-trains" title={t`Next trains at interchanges`} />
          <ul role="list" className="grid gap-x-6 gap-y-1 sm:grid-cols-2 lg:grid-cols-3">
            {stations.map(({ code, lineId, name, href }) => (
              <li key={code}>
                <a
                  href={href}
                  className="flex min-h-11 flex-wrap items-center gap-x-3 rounded-sm py-1 text-ink no-underline hover:text-accent hover:underline"
                >
                  <StationCode code={code} {...(lineId && { lineId })} />
                  <span className="min-w-0 grow basis-28">{name}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
