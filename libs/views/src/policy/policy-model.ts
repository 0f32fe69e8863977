import { msg } from '@lingui/core/macro';
import { type HeadModel, toHeadModel } from '../shared/page/head';
import { textOfHtml } from '../shared/page/html-text';
import { type DateModel, toDateModel } from '../shared/words/item-words';
import type { CrumbModel } from '../shared/page/crumb-model';
import type { ModelContext, PolicyName } from '../shared/page/model-context';
import { withStructuredData } from '../shared/structured-data/with-structured-data';

export interface PolicyModel {
  head: HeadModel;
  crumbs: CrumbModel[];
  title: string;
  summary: string;
  updated: DateModel;
  /** Its headings have the ids that the contents link to. */
  bodyHtml: string;
  contents: { label: string; href: string }[];
  /** The other policies. */
  others: { label: string; href: string }[];
}

/** A policy in the page's language. */
export interface PolicyText {
  name: PolicyName;
  title: string;
  summary: string;
  updatedOn: string;
  bodyHtml: string;
}

export interface PolicyData {
  policy: PolicyText;
  others: readonly Pick<PolicyText, 'name' | 'title'>[];
}

/** Makes the model of a policy's page, with contents from its headings. */
export function toPolicyModel({ policy, others }: PolicyData, context: ModelContext): PolicyModel {
  const { hrefs, i18n, locale } = context;
  const { name, title, summary, updatedOn } = policy;
  const crumbs = [{ label: i18n._(msg`Home`), href: hrefs.home(locale) }, { label: title }];
  const head = toHeadModel(
    { title, description: summary, pathIn: (inLocale) => hrefs.policy(inLocale, name) },
    context,
  );
  return {
    head: withStructuredData(head, crumbs, context),
    crumbs,
    title,
    summary,
    updated: toDateModel(updatedOn, locale),
    ...toContents(policy.bodyHtml),
    others: others.map((other) => ({ label: other.title, href: hrefs.policy(locale, other.name) })),
  };
}

/**
 * Gives every section an id by its number, since a heading may be in any script. Names each table after its section's
 * heading, for screen readers.
 */
function toContents(html: string): Pick<PolicyModel, 'bodyHtml' | 'contents'> {
  const contents: PolicyModel['contents'] = [];
  const bodyHtml = html.replaceAll(
    /<h2>(.*?)<\/h2>([\s\S]*?)(?=<h2>|$)/g,
    (_, heading: string, part: string) => {
      const id = `part-${contents.length + 1}`;
      contents.push({ label: textOfHtml(heading), href: `#${id}` });
      const named = part.replace('<table>', `<table><caption class="sr-only">${heading}</caption>`);
      return `<h2 id="${id}">${heading}</h2>${named}`;
    },
  );
  return { bodyHtml, contents };
}
