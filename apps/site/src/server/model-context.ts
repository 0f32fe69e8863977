import { createI18n, type Locale, timeZone } from '@raang/i18n';
import type { ModelContext } from '@raang/views';
import { authority } from '../../authority';
import { href } from '../href';
import { loadWords, wordsIn } from '../words';
import { getServices } from './services';

// en-CA writes a day as YYYY-MM-DD
const bangkokDay = new Intl.DateTimeFormat('en-CA', { timeZone });

/** Context for the models of one request. */
export async function createModelContext(locale: Locale): Promise<ModelContext> {
  const { now, publicUrl } = await getServices();
  await loadWords(locale);
  return {
    locale,
    i18n: createI18n(locale, wordsIn(locale).messages),
    hrefs: href,
    today: bangkokDay.format(now()),
    lines: authority.lines,
    siteName: authority.siteName[locale],
    publicUrl,
  };
}
