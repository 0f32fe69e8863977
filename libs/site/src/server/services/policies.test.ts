import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { foreignSentence } from '@raang/api';
import { type Locale, locales } from '@raang/domain';
import { draftKey, tabKey } from '@raang/forms';
import { policyNames } from '@raang/views';
import { describe, expect, test } from 'vitest';
import { localeCookieName } from '../../device/locale-cookie';
import { colourModeKey } from '../../device/page-preferences';
import { consentCookieName } from '../../device/consent-store';
import { keptPlacesKey } from '../../device/kept-places';
import { recentStationsKey } from '../../device/recent-stations-store';
import { savedWaysKey } from '../../device/saved-ways';
import { signedInCookieName } from '../../device/signed-in-hint';
import { seenNoticesKey } from '../../first/closed-notices';
import { caseCookieName } from '../forms/case-forms/case-access';
import { inApp } from './folders';
import { policiesFolder, readPolicy } from './policies';

/** Pages that are not content items; a link may also point to a listing or an item. */
const ownPages = new Set<string>([...policyNames, 'profile', 'contact/lost-tracking']);

test('every policy exists in both languages, and the folder has no other file', () => {
  const expected = policyNames.flatMap((name) => locales.map((locale) => `${name}.${locale}.md`));
  expect(readdirSync(policiesFolder()).toSorted()).toEqual(expected.toSorted());
});

describe.each(policyNames)('%s', (name) => {
  test('has the same date and structure in both languages', async () => {
    const [th, en] = await Promise.all([readPolicy(name, 'th'), readPolicy(name, 'en')]);
    expect(th.updatedOn).toBe(en.updatedOn);
    expect(tagsOf(th.bodyHtml)).toEqual(tagsOf(en.bodyHtml));
  });

  test.each(locales)('has no untranslated sentence (%s)', async (locale) => {
    const { title, summary, bodyHtml } = await readPolicy(name, locale);
    for (const text of [title, summary, ...bodyHtml.split(/<[^>]*>/)])
      expect(foreignSentence(text, locale)).toBeUndefined();
  });

  test.each(locales)('links to existing pages in its own language (%s)', async (locale) => {
    const { bodyHtml } = await readPolicy(name, locale);
    const paths = [...bodyHtml.matchAll(/href="(\/[^"]*)"/g)].map(([, href]) => href!);
    expect(paths.filter((href) => !isPage(href, locale))).toEqual([]);
  });
});

test.each(locales)('the cookie policy names every cookie and every storage key (%s)', async (locale) => {
  const { bodyHtml } = await readPolicy('cookie-policy', locale);
  const named = [...bodyHtml.matchAll(/<td><code>([^<]*?)…?<\/code><\/td>/g)].map(([, key]) => key);
  expect(named).toEqual(
    expect.arrayContaining([
      localeCookieName,
      consentCookieName,
      colourModeKey,
      seenNoticesKey,
      keptPlacesKey,
      recentStationsKey,
      savedWaysKey,
      signedInCookieName,
      caseCookieName,
      draftKey(''),
      tabKey,
    ]),
  );
});

/** The order of headings, lists and tables: both languages have the same structure. */
function tagsOf(html: string): string[] {
  return [...html.matchAll(/<(h2|li|tr|p)\b/g)].map(([, tag]) => tag!);
}

function isPage(href: string, locale: Locale): boolean {
  const [, lang, group = '', category = '', id] = href.split('/');
  if (lang !== locale) return false;
  if (ownPages.has([group, category].filter(Boolean).join('/'))) return true;
  if (!category) return false;
  const folder = inApp('content', group, category);
  return existsSync(id ? path.join(folder, `${id}.${locale}.md`) : folder);
}
