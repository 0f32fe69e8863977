import { msg } from '@lingui/core/macro';
import type { ModelContext } from '../shared/page/model-context';
import { lineLabel } from '../shared/words/station-words';
import type { LinkModel } from './link-model';
import type { SearchDepartureData } from './travel-data';

/** A station of another system without a destination: its departures are its operator's to announce. */
export interface ConnectingModel {
  kind: 'connecting';
  title: string;
  text: string;
  links: (LinkModel & { isExternal: boolean })[];
}

/** Undefined unless the only thing that is known of the query is such a station. */
export function toConnecting(
  { question: { from, to }, lines }: SearchDepartureData,
  context: ModelContext,
): ConnectingModel | undefined {
  const { hrefs, i18n, locale } = context;
  const { station } = from;
  if (!station || station.isOwn || to.typed !== '') return undefined;
  const name = station.name[locale];
  const agencies = new Map(
    lines.filter(({ id }) => station.lineIds.includes(id)).map(({ agency }) => [agency.id, agency]),
  );
  const lineNames = new Intl.ListFormat(locale).format(station.lineIds.map((id) => lineLabel(id, context)));
  return {
    kind: 'connecting',
    title: i18n._(msg`Choose a destination too`),
    text: i18n._(
      msg`${name} is a station of the ${lineNames}. We plan journeys from here, but do not announce its next trains: see its operator.`,
    ),
    links: [
      {
        label: i18n._(msg`All about ${name} station`),
        href: hrefs.station(locale, station.code),
        isExternal: false,
      },
      ...[...agencies.values()].flatMap(({ brand, name: company, url }) =>
        url ? [{ label: (brand ?? company)[locale], href: url, isExternal: true }] : [],
      ),
    ],
  };
}
