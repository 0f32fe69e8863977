import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CaseKind, CategoryGroup } from '@raang/domain';
import { type ReceiptModel, toReceipt } from '../shared/cases/receipt-model';
import { caseCrumbs, type FormCategory } from '../shared/cases/case-crumbs';
import { caseKindName } from '../shared/cases/case-words';
import {
  type ContactPoint,
  type ContactPointModel,
  toCallCentres,
} from '../shared/contact/contact-points-model';
import type { CrumbModel } from '../shared/page/crumb-model';
import { type HeadModel, toHeadModel } from '../shared/page/head';
import type { ModelContext } from '../shared/page/model-context';
import { roleLinks } from '../shared/page/role-href';
import { toServiceStructuredData } from '../shared/structured-data/service-structured-data';
import { withStructuredData } from '../shared/structured-data/with-structured-data';
import { categoryOfView } from '../shared/words/category-of-view';

/** A page whose content is a form about a case. */
export type CasePageName = 'lost-report' | 'found-report' | 'tracking';

export interface CasePageModel {
  head: HeadModel;
  crumbs: CrumbModel[];
  title: string;
  lead: string;
  /** Of a case without a contact, which nobody can follow. */
  receipt?: ReceiptModel | undefined;
  links: { href: string; label: string }[];
  /** For who would rather call. */
  callCentres: ContactPointModel[];
}

export interface CasePageData {
  page: CasePageName;
  groups: readonly CategoryGroup[];
  contactPoints: readonly ContactPoint[];
  /** The case that was just sent without a contact. The page is its receipt. */
  sent?: { kind: CaseKind; reference: string } | undefined;
  /** Of the kind of case that the page is about, if it is not lost property. */
  category?: FormCategory | undefined;
}

const words: Record<CasePageName, Record<'title' | 'lead', MessageDescriptor>> = {
  'lost-report': {
    title: msg`Report a lost item`,
    lead: msg`Tell us what you lost and where. We compare it with what is found, and you can follow the search to the day when you collect your item.`,
  },
  'found-report': {
    title: msg`Report a found item`,
    lead: msg`Tell us what you found and where it is now, so that its owner gets it back.`,
  },
  tracking: {
    title: msg`Follow your case`,
    lead: msg`Enter the reference of your receipt, and the e-mail address or telephone number that you gave. You do not need an account.`,
  },
};

/** Makes the model of a page with a case form. */
export function toCasePageModel(data: CasePageData, context: ModelContext): CasePageModel {
  const { page, groups, sent } = data;
  const { hrefs, i18n } = context;
  const title = sent ? caseKindName(sent.kind, context) : i18n._(words[page].title);
  const lead = sent
    ? i18n._(
        msg`You did not give an e-mail address or a telephone number, so we cannot reply and you cannot follow it.`,
      )
    : i18n._(words[page].lead);
  const crumbs = caseCrumbs(sent?.reference ?? title, groups, context, data.category);
  const head = toHeadModel(
    {
      title,
      description: lead,
      pathIn: (inLocale) => (page === 'tracking' ? hrefs.tracking(inLocale) : hrefs.report(inLocale, page)),
    },
    context,
  );
  return {
    head: {
      ...withStructuredData(head, crumbs, context, [toServiceStructuredData({ name: title, head }, context)]),
      // robots.txt disallows it, as everything about one person's case
      isIndexed: page !== 'tracking',
    },
    crumbs,
    title,
    lead,
    receipt: sent && toReceipt({ ...sent, sent: 'none' }, context),
    links: sent
      ? contactLink(context)
      : [...registerLink(page, groups, context), ...otherPages(page, context)],
    callCentres: toCallCentres(data.contactPoints, context),
  };
}

/** For more than a comment without a contact. */
const contactLink = (context: ModelContext): CasePageModel['links'] =>
  roleLinks('contact', context.i18n._(msg`Write to us`), context);

/** From a report to its status, and from the status to the reports. */
function otherPages(page: CasePageName, { hrefs, i18n, locale }: ModelContext): CasePageModel['links'] {
  if (page !== 'tracking') return [{ href: hrefs.tracking(locale), label: i18n._(words.tracking.title) }];
  return (['lost-report', 'found-report'] as const).map((report) => ({
    href: hrefs.report(locale, report),
    label: i18n._(words[report].title),
  }));
}

/** The register of found items, for owners. */
function registerLink(page: CasePageName, groups: readonly CategoryGroup[], context: ModelContext) {
  const category = page === 'lost-report' && categoryOfView('AssetFound', groups, context);
  if (!category) return [];
  const { hrefs, i18n, locale } = context;
  return [{ href: hrefs.listing(locale, category), label: i18n._(msg`See what has been found`) }];
}
