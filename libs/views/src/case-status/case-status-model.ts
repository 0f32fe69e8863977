import { msg } from '@lingui/core/macro';
import type { CategoryGroup, StationSummary } from '@raang/domain';
import { formatBytes } from '@raang/i18n';
import type { CaseAction, CaseData } from '../shared/cases/case-data';
import { caseCrumbs, type FormCategory } from '../shared/cases/case-crumbs';
import { caseKindName, caseNextWords, caseStatusName, type StatusTone } from '../shared/cases/case-words';
import { type ReferenceModel, toReference } from '../shared/cases/reference-model';
import type { CrumbModel } from '../shared/page/crumb-model';
import { type HeadModel, toHeadModel } from '../shared/page/head';
import type { ModelContext } from '../shared/page/model-context';
import { type MomentModel, momentWords } from '../shared/words/moment-words';
import { indexStations } from '../shared/words/station-words';
import { networkTime } from '@raang/text-time';
import { type FactModel, toCaseFacts } from './case-facts';
import { type CollectionModel, toCollection } from './collection-model';
import { type MatchModel, toMatch } from './match-model';
import { type ReceiptModel, toReceipt } from '../shared/cases/receipt-model';

export interface CaseStatusModel {
  head: HeadModel;
  crumbs: CrumbModel[];
  /** The kind of case. */
  title: string;
  reference: ReferenceModel;
  status: { text: string; tone: StatusTone };
  next?: string | undefined;
  /** Directly after the case was sent. */
  receipt?: ReceiptModel | undefined;
  match?: MatchModel | undefined;
  /** That the desk compares found items. */
  comparing?: string | undefined;
  collection?: CollectionModel | undefined;
  /** Oldest first. */
  history: { status: string; at: MomentModel }[];
  /** Oldest first. */
  messages: { id: string; isFromDesk: boolean; text: string; at: MomentModel }[];
  /** What was sent. */
  facts: FactModel[];
  text: string;
  files: { href: string; name: string; size: string }[];
  actions: readonly CaseAction[];
  /** Where forms about the case are posted. */
  action: string;
}

export interface CaseStatusData {
  /** The case as the API returns it to its sender. */
  given: CaseData;
  groups: readonly CategoryGroup[];
  stations: readonly StationSummary[];
  /** Set directly after the case was sent: how its sender follows it. */
  sent?: 'mail' | 'page' | 'account' | undefined;
  /** Of this kind of case, if it is not lost property. */
  category?: FormCategory | undefined;
}

/** Makes the model of the page that shows the status of a case. */
export function toCaseStatusModel(data: CaseStatusData, context: ModelContext): CaseStatusModel {
  const { given, groups, sent } = data;
  const { hrefs, i18n, locale } = context;
  const { reference, kind } = given;
  const stations = indexStations(data.stations);
  const title = caseKindName(kind, context);
  const next = caseNextWords(given, context);
  return {
    head: {
      ...toHeadModel(
        {
          title: `${title} ${reference}`,
          description: next ?? title,
          pathIn: (inLocale) => hrefs.tracking(inLocale, { reference }),
        },
        context,
      ),
      isIndexed: false,
    },
    crumbs: caseCrumbs(reference, groups, context, data.category),
    title,
    reference: toReference(reference),
    status: caseStatusName(given.status, context),
    next,
    receipt: sent && toReceipt({ kind, reference, sent, topic: given.topic, files: given.files }, context),
    match: given.match && toMatch(given.match, stations, context),
    comparing:
      given.possibleMatches > 0 && !given.match
        ? i18n._(msg`We are comparing your report with items that were found.`)
        : undefined,
    collection: given.appointment && toCollection(given.appointment, stations, context),
    history: given.history.map(({ status, at }) => ({
      status: caseStatusName(status, context).text,
      at: toDatedMoment(at, context),
    })),
    messages: given.messages.map(({ from, text, at }, index) => ({
      id: `message-${index + 1}`,
      isFromDesk: from === 'desk',
      text,
      at: toDatedMoment(at, context),
    })),
    facts: toCaseFacts(given, stations, context),
    text: given.text,
    files: given.files.map(({ id, name, bytes }) => ({
      href: hrefs.caseFile({ reference, file: id }),
      name,
      size: formatBytes(bytes),
    })),
    actions: given.actions,
    action: hrefs.tracking(locale, { reference }),
  };
}

/** With its date: a case is read on other days too. */
function toDatedMoment(iso: string, context: ModelContext): MomentModel {
  const moment = new Date(iso);
  return { text: momentWords(moment, context), dateTime: networkTime.toIsoMinute(moment) };
}
