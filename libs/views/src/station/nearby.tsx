import { Link, SectionHeading } from '@raang/ui';
import { LanguageBadge } from '../shared/item-card/language-badge';
import type { NearbyItemModel, NearbyModel } from '../shared/station/nearby-model';

/** What is near the station, by category. */
export function Nearby({ nearby }: { nearby: readonly NearbyModel[] }) {
  return nearby.map(({ id, title, more, items }) => (
    <section key={id} aria-labelledby={`near-${id}`} className="space-y-3">
      <SectionHeading id={`near-${id}`} title={title} more={more} />
      <ul role="list" className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
        {items.map((item) => (
          <li key={item.href} lang={item.lang} className="border-t border-line py-2">
            <NearbyItem item={item} />
          </li>
        ))}
      </ul>
    </section>
  ));
}

function NearbyItem({ item: { href, title, kind, facts, lang } }: { item: NearbyItemModel }) {
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1 font-semibold">
        <Link href={href} className="min-w-0">
          {title}
        </Link>
        <LanguageBadge lang={lang} />
      </p>
      <p className="text-sm text-ink-muted">{[kind, ...facts].filter(Boolean).join(' · ')}</p>
    </>
  );
}
