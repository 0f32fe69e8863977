import { expect } from '@playwright/test';
import { cookiesOf, ownPage, post } from './form-post';

type Texts = Record<string, string>;

/** Paths of the forms that make cases, without the language. */
export const caseForms = {
  contact: '/contact/mrta',
  complaint: '/contact/report-complaint',
  comment: '/contact/comment',
  'lost-report': '/contact/lost-asset',
  'found-report': '/contact/found-asset',
} as const;
export type CaseForm = keyof typeof caseForms;

/** Every text that a form asks for, as given, and valid choices. */
export function caseFields(form: CaseForm, { text, email }: { text: string; email: string }): Texts {
  const sender = { name: text, email, telephone: '081 234 5678' };
  const thing = { category: 'umbrella', day: '2026-01-05', description: text };
  switch (form) {
    case 'contact':
      return { topic: 'website', message: text, ...sender };
    case 'complaint':
      return { topic: 'stations', message: text, ...sender };
    case 'comment':
      return { topic: 'praise', message: text, ...sender };
    case 'lost-report':
      return { ...thing, colour: text.slice(0, 60), marks: text, ...sender };
    case 'found-report':
      return { ...thing, handedTo: 'police', ...sender };
  }
}

export interface SentCase {
  reference: string;
  email: string;
  /** With the contact, as the sender's browser has it. */
  cookie: string;
  /** The status page. */
  page: string;
}

export const newEmail = () => `case.${crypto.randomUUID().slice(0, 8)}@example.com`;

/** Sends a case by the form of its page, without JavaScript. */
export async function sendCase(
  site: { address: string },
  {
    form = 'lost-report' as CaseForm,
    locale = 'en' as 'th' | 'en',
    text = 'A green umbrella with a wooden handle',
    files = [] as File[],
    cookie = '',
  } = {},
): Promise<SentCase> {
  const email = newEmail();
  const [upload] = files;
  const response = await post(`${site.address}/${locale}${caseForms[form]}`, {
    fields: { ...caseFields(form, { text, email }), ...(upload && { upload }) },
    headers: { ...ownPage, ...(cookie && { cookie }) },
  });
  expect(response.status, await response.clone().text()).toBe(303);
  const page = new URL(response.headers.get('location')!, site.address);
  const reference = page.searchParams.get('reference')!;
  return { reference, email, cookie: cookiesOf(response), page: page.href };
}
