import { msg } from '@lingui/core/macro';
import type { ServiceReports } from '@raang/domain';
import type { ServiceState } from '@raang/ui';
import type { ModelContext } from '../page/model-context';
import { type MomentModel, toMoment } from '../words/moment-words';

/** The state of a line without an alert. A claim about the service needs a source that watches it. */
export function stateWithoutAlerts({ state, confirmation }: ServiceReports): ServiceState {
  if (state === 'live') return 'good';
  return confirmation ? 'unreported' : 'unknown';
}

export function confirmedAt(
  { confirmation }: ServiceReports,
  context: ModelContext,
): MomentModel | undefined {
  return confirmation && toMoment(new Date(confirmation.at), context);
}

/** Who said last what disrupts the service, and when; or that nobody has. */
export function basisWords(reports: ServiceReports, context: ModelContext): string {
  const { i18n } = context;
  switch (reports.state) {
    case 'live':
      return i18n._(msg`“Good service” means that the operators’ live feed reports no disruption.`);
    case 'confirmed':
      return lastWords(reports, context) ?? '';
    case 'interrupted':
      return [i18n._(msg`The operators’ live feed is interrupted.`), lastWords(reports, context)]
        .filter(Boolean)
        .join(' ');
    case 'none':
      return i18n._(
        msg`This website receives no live reports from the operators. Please ask the staff at your station.`,
      );
  }
}

/** The same for the home page, which only points to the full service status. */
export function briefBasisWords(reports: ServiceReports, context: ModelContext): string {
  const { i18n } = context;
  switch (reports.state) {
    case 'live': {
      const time = confirmedAt(reports, context)?.text ?? '';
      return i18n._(msg`Checked with the operators’ live feed: ${time}.`);
    }
    case 'none':
      return i18n._(msg`Operators send no live information.`);
    default:
      return basisWords(reports, context);
  }
}

function lastWords(reports: ServiceReports, context: ModelContext): string | undefined {
  const time = confirmedAt(reports, context)?.text;
  if (!reports.confirmation || time === undefined) return undefined;
  return reports.confirmation.source === 'desk'
    ? context.i18n._(msg`Last confirmed by our staff: ${time}.`)
    : context.i18n._(msg`Last confirmed by the operators: ${time}.`);
}
