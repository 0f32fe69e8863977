import { Trans, useLingui } from '@lingui/react/macro';
import { DefinitionList, Link, SectionHeading } from '@raang/ui';
import type { CollectionModel } from './collection-model';
import { Moment } from './moment';

/** When and where to collect the item, and what to bring. */
export function Collection({ collection: { at, place, station, bring } }: { collection: CollectionModel }) {
  const { t } = useLingui();
  const items = [
    { term: t`Day and time`, value: <Moment moment={at} /> },
    {
      term: t`Place to collect it`,
      value: (
        <>
          {place}
          {station && (
            <span className="block">
              {station.href ? (
                <Link href={station.href}>
                  {station.name} ({station.code})
                </Link>
              ) : (
                `${station.name} (${station.code})`
              )}
            </span>
          )}
        </>
      ),
    },
    { term: t`Bring`, value: bring ?? <Trans>Your identity card or passport, and this reference</Trans> },
  ];
  return (
    <section aria-labelledby="collection" className="max-w-text space-y-6">
      <SectionHeading id="collection" title={t`Collect your item`} />
      <DefinitionList items={items} className="wrap-anywhere" />
    </section>
  );
}
