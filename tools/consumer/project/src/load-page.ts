// What a server of this app does for a page: it calls the API, makes the models, and passes plain data to the components.
import type { Messages } from '@lingui/core';
import { createApiClient } from '@raang/api-client';
import { apiPrefix, examples } from '@raang/contract';
import type { FieldRules } from '@raang/forms';
import { formRules } from '@raang/forms/rules';
import { createI18n, loadCatalog } from '@raang/i18n';
import { setNetworkZone } from '@raang/text-time';
import { type StationsModel, toStationsModel } from '@raang/views';
import { hrefs } from './hrefs.ts';

setNetworkZone('Asia/Bangkok');

export interface PageData {
  messages: Messages;
  stations: StationsModel;
  rules: FieldRules;
}

/** The API of an authority, which answers with the examples of the contract. */
const api = createApiClient({
  baseUrl: 'https://www.example.org',
  fetch: async ({ url }) => Response.json(answers[new URL(url).pathname.replace(apiPrefix, '')]),
});
const answers: Record<string, unknown> = {
  '/lines': examples.network.lines.output,
  '/stations': examples.network.stations.output,
};

export async function loadPage(): Promise<PageData> {
  const locale = 'th';
  const messages = await loadCatalog(locale);
  const [lines, stations] = await Promise.all([api.network.lines({}), api.network.stations({})]);
  const model = toStationsModel(
    { lines, stations },
    {
      i18n: createI18n(locale, messages),
      locale,
      defaultLocale: 'th',
      hrefs,
      pages: {},
      today: '2026-11-20',
      lines,
      connectingLines: [],
      siteName: 'ตัวอย่าง',
      authorityName: 'หน่วยงานตัวอย่าง',
      publicUrl: 'https://www.example.org',
      iconOf: () => ({ prefix: 'lucide', name: 'info' }),
    },
  );
  return { messages, stations: model, rules: formRules('login') };
}
