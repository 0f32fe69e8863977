import { msg } from '@lingui/core/macro';
import type { Line } from '@raang/domain';
import { type GuidesModel, toGuides } from '../shared/guides/guides-model';
import { type LineChooserModel, toLineChooser } from '../shared/lines/line-chooser-model';
import { type LineLinkModel, toLineLinks } from '../shared/lines/line-links-model';
import type { ListingData } from '../shared/listing/listing-data';
import type { ModelContext } from '../shared/page/model-context';
import { type SourceNoteModel, toSourceNote } from '../shared/words/source-note-model';
import { indexStations } from '../shared/words/station-words';
import { type DirectionTimesModel, toDirectionTimes } from '../shared/train-times/direction-times-model';
import { type RunModel, toExtraTrains, toRuns } from './runs-model';

export interface BusScheduleModel {
  chooser: LineChooserModel;
  lines: LineTimesModel[];
  guides: GuidesModel;
  /** How certain the times are. */
  sourceNote?: SourceNoteModel | undefined;
}

export interface LineTimesModel {
  id: string;
  name: string;
  /** First and last trains from the ends and headways, by direction or branch. */
  runs: RunModel[];
  /** Sentences about additional trains on a part of the line. */
  extraTrains: string[];
  /** First and last trains of every station, for the chosen line only. */
  directions: DirectionTimesModel[];
  /** Links to the stations' times if the page does not show them. */
  stationsHref?: string | undefined;
  links: LineLinkModel[];
}

type Data = ListingData<'lines' | 'stations' | 'headways' | 'serviceHours'>;

/** Returns undefined if the network is unknown. */
export function toBusScheduleModel(data: Data, context: ModelContext): BusScheduleModel | undefined {
  const { lines } = data.sources;
  const chosen = lines.find(({ id }) => id === data.filter.line);
  const shown = chosen ? [chosen] : lines;
  if (shown.length === 0) return undefined;
  return {
    chooser: toLineChooser(data, context),
    lines: shown.map((line) => toLineTimes(line, { data, context, isChosen: line === chosen })),
    guides: toGuides(data.items, context),
    sourceNote: toSourceNote([], context, toRemarks(data.sources, context)),
  };
}

function toLineTimes(
  line: Line,
  { data, context, isChosen }: { data: Data; context: ModelContext; isChosen: boolean },
): LineTimesModel {
  const { group, category, sources } = data;
  const { hrefs, locale } = context;
  const serviceHours = sources.serviceHours.filter(({ lineId }) => lineId === line.id);
  const headways = sources.headways.filter(({ lineId }) => lineId === line.id);
  const facts = { line, serviceHours, headways, stations: indexStations(sources.stations), context };
  return {
    id: line.id,
    name: line.name[locale],
    runs: toRuns(facts),
    extraTrains: toExtraTrains(facts),
    directions: isChosen ? toDirectionTimes(facts) : [],
    stationsHref: isChosen
      ? undefined
      : hrefs.listing(locale, { group: group.slug, category: category.slug }, { line: line.id }),
    links: isChosen ? toLineLinks(line.id, data, context) : [],
  };
}

/** How the times are made, for times that are no timetable. */
function toRemarks({ serviceHours, headways }: Data['sources'], { i18n }: ModelContext): string[] {
  const isComputed = serviceHours.some(({ certainty }) => certainty === 'computed');
  const isEstimated = serviceHours.some(({ certainty }) => certainty === 'estimated');
  return [
    ...(headways.length > 0
      ? [
          i18n._(
            msg`Trains run at intervals, not at fixed times. “About every” is the average of the period.`,
          ),
        ]
      : []),
    ...(isComputed
      ? [
          i18n._(
            msg`First trains along the line are calculated from departures at its ends and estimated running times. Trains that start part-way along the line are not included. Last trains are those of the ends: they may reach your station later, but do not rely on it.`,
          ),
        ]
      : []),
    ...(isEstimated
      ? [i18n._(msg`Some times are estimated from limited data. Check before you rely on them.`)]
      : []),
  ];
}
