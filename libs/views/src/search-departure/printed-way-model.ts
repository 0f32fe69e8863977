import { msg } from '@lingui/core/macro';
import type { Way } from '@raang/domain';
import { formatDate } from '@raang/i18n';
import type { ModelContext } from '../shared/page/model-context';
import { type CallCentreModel, toCallCentres } from './call-centres-model';
import { dayOf, endNames } from './journey-words';
import type { SearchDepartureData } from './travel-data';

/** What a sheet of paper needs beside the steps. */
export interface PrintedWayModel {
  /** The sheet has no other heading. */
  title: string;
  /** Of the operators. */
  callCentres: CallCentreModel[];
  /** The day of the timetable. */
  timetable?: string | undefined;
}

export function toPrintedWay(
  { legs, departure }: Way,
  data: SearchDepartureData,
  context: ModelContext,
): PrintedWayModel {
  const { i18n, locale } = context;
  const [name, destination] = endNames(data.question, context);
  const date = formatDate(dayOf(departure), locale);
  const { feedChangedAt } = data;
  const feedDay = feedChangedAt && formatDate(dayOf(feedChangedAt), locale);
  return {
    title: `${i18n._(msg`${name} to ${destination}`)}, ${date}`,
    callCentres: toCallCentres(
      legs.flatMap((leg) => (leg.kind === 'ride' ? leg.lineId : [])),
      data,
      context,
    ),
    timetable: feedDay && i18n._(msg`Timetable of ${feedDay}`),
  };
}
