import { useLingui } from '@lingui/react/macro';
import { Container, DefinitionList, Link, PageHeading } from '@raang/ui';
import { SideNav } from '../shared/page/side-nav';
import { AlertFiles } from './alert-files';
import { Credits } from './credits';
import { GtfsFile } from './gtfs-file';
import { HowToUse } from './how-to-use';
import type { OpenDataModel } from './open-data-model';
import { Tables } from './tables';

/** Every file that other programs may read, with what it contains, how certain it is and whom to credit. */
export function OpenDataView({ model }: { model: Omit<OpenDataModel, 'head'> }) {
  const { t } = useLingui();
  const sections = [
    { href: '#gtfs', label: t`Timetable data (GTFS)` },
    { href: '#tables', label: t`Tables` },
    { href: '#alerts', label: t`Alerts (GTFS-Realtime)` },
    { href: '#use', label: t`How to use the data` },
    { href: '#certainty', label: t`How certain the data is` },
    { href: '#licence', label: t`Licence and sources` },
  ];
  return (
    <Container className="space-y-10 pt-4 pb-16">
      <PageHeading crumbs={model.crumbs} title={model.title} lead={model.lead} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <DefinitionList
          className="content-start"
          layout="grid"
          items={model.facts.map(({ term, value, href }) => ({
            term,
            value: href ? (
              <Link href={href} external>
                {value}
              </Link>
            ) : (
              value
            ),
          }))}
        />
        <SideNav title={t`On this page`} links={sections} />
      </div>
      {model.gtfs && <GtfsFile file={model.gtfs} />}
      <Tables tables={model.tables} checksumsHref={model.checksumsHref} />
      <AlertFiles alerts={model.alerts} serviceStatusHref={model.links.serviceStatus} />
      <HowToUse model={model} />
      <Credits credits={model.credits} certainties={model.certainties} />
    </Container>
  );
}
