import { msg } from '@lingui/core/macro';
import { formatDate } from '@raang/i18n';
import { dateHint } from '../shared/fields/date-hint';
import type { ModelContext } from '../shared/page/model-context';
import { dayId } from './answers-model';
import { toHidden, type WhereStepModel } from './steps-model';
import { toTicketQuery } from './ticket-question';
import type { WhichTicketData } from './which-ticket-data';

/** Form for another day of travel, which keeps every other answer. */
export interface DayFormModel {
  /** The form's fragment, for links within the page. */
  id: string;
  action: string;
  hidden: WhereStepModel['hidden'];
  field: { name: 'date'; label: string; value: string; hint: string; today: string };
}

export function toDayForm({ question }: WhichTicketData, context: ModelContext): DayFormModel {
  const { hrefs, i18n, locale, today } = context;
  const { date, ...others } = toTicketQuery(question);
  return {
    id: dayId,
    action: hrefs.whichTicket(locale),
    hidden: toHidden(others),
    field: {
      name: 'date',
      label: i18n._(msg`Day of travel (today if empty)`),
      value: date ? formatDate(date, locale) : '',
      hint: dateHint(context),
      today,
    },
  };
}
