import type { Page } from '@playwright/test';
import { newPerson, openAccount, useCookies } from '@raang/e2e-kit/account-holder';
import { sendCase } from '@raang/e2e-kit/case-post';
import { post, signUp } from '@raang/e2e-kit/form-post';
import type { openMailbox } from '@raang/e2e-kit/mailbox';

interface Site {
  address: string;
  mailbox: ReturnType<typeof openMailbox>;
}

/** A form as a person comes to it. */
export interface VisitedForm {
  /** Path of its page, without the language. */
  path: string;
  /** What is typed so that it can be sent, by field, in the order of the page: see `typeInto`. */
  typed: Readonly<Record<string, string>>;
  /** What is emptied, or unchecked, so that it has errors, where it comes filled in. */
  emptied?: Readonly<Record<string, string>>;
  /** URL of the page after it is sent. */
  receipt: RegExp;
  /** The browser posts it. While it does, a test cannot look at the page. */
  isPosted?: boolean;
}

/** Prepares what a form needs, such as an account. */
type Arrive = (page: Page, site: Site) => Promise<VisitedForm> | VisitedForm;

const { name, email, password } = {
  ...newPerson(),
  // an account of this name must not exist
  email: 'nobody@example.com',
};
const caseReceipt = /\/contact\/lost-tracking\?reference=[^&]+&sent=mail$/;
const thing = { category: '↓', description: 'A green umbrella' };

/** Every form of accounts, cases and mails but the claim, which needs a match by the desk: see claim-form.spec.ts. */
export const visitedForms: Readonly<Record<string, Arrive>> = {
  contact: () => ({
    path: 'contact/mrta',
    typed: { topic: ' ', message: 'When does the last train leave?', name, email },
    receipt: caseReceipt,
  }),
  complaint: () => ({
    path: 'contact/report-complaint',
    typed: { topic: ' ', message: 'The lift is out of order', name, email },
    receipt: caseReceipt,
  }),
  comment: () => ({
    path: 'contact/comment',
    typed: { topic: ' ', message: 'Thank you for the benches', email },
    receipt: caseReceipt,
  }),
  'lost-report': () => ({
    path: 'contact/lost-asset',
    typed: { ...thing, day: '5/1/2026', name, email },
    receipt: caseReceipt,
  }),
  'found-report': () => ({
    path: 'contact/found-asset',
    typed: { ...thing, handedTo: ' ', day: '5/1/2026', name, email },
    receipt: caseReceipt,
  }),
  tracking: async (_page, site) => {
    const { reference, email: contact } = await sendCase(site);
    return {
      path: 'contact/lost-tracking',
      typed: { reference, contact },
      receipt: /\/contact\/lost-tracking\?reference=[^&]+$/,
    };
  },
  reply: async (page, site) => {
    const sent = await sendCase(site);
    await useCookies(page, site, sent.cookie);
    const path = `contact/lost-tracking?reference=${sent.reference}`;
    return { path, typed: { text: 'It has a wooden handle.' }, receipt: /reference=[^&]+$/ };
  },
  register: () => ({
    path: 'register',
    typed: { name, email, password },
    receipt: /\/register\?sent=yes$/,
  }),
  login: async (_page, site) => {
    const holder = newPerson();
    await signUp(site, holder);
    return {
      path: 'login',
      typed: { email: holder.email, password: holder.password },
      receipt: /\/profile$/,
    };
  },
  'forgot-password': () => ({
    path: 'forgot-password',
    typed: { email },
    receipt: /\/forgot-password\?sent=yes$/,
  }),
  'set-password': async (_page, site) => {
    const holder = newPerson();
    await signUp(site, holder);
    await post(`${site.address}/en/forgot-password`, { fields: { email: holder.email } });
    const link = await site.mailbox.linkTo(holder.email, 'set-password');
    return {
      path: `set-password/${link.split('/').at(-1)}`,
      typed: { password },
      receipt: /\/login\?notice=password-set$/,
      isPosted: true,
    };
  },
  profile: async (page, site) => {
    await openAccount(page, { site });
    return { path: 'profile', typed: { name }, emptied: { name: '' }, receipt: /\/profile\?done=saved$/ };
  },
  'change-password': async (page, site) => {
    const holder = await openAccount(page, { site });
    return {
      path: 'profile',
      typed: { currentPassword: holder.password, password: 'seven yellow trains at dusk' },
      receipt: /\/profile\?done=password$/,
    };
  },
  'change-email': async (page, site) => {
    const holder = await openAccount(page, { site });
    return {
      path: 'profile',
      typed: { email: newPerson().email, currentPassword: holder.password },
      receipt: /\/profile\?done=email-asked$/,
    };
  },
  'delete-account': async (page, site) => {
    const holder = await openAccount(page, { site });
    return { path: 'profile', typed: { password: holder.password }, receipt: /\/login\?notice=removed$/ };
  },
  subscribe: () => ({
    path: 'subscribe',
    typed: { lines: ' ', email },
    receipt: /\/subscribe\?done=sent$/,
  }),
  subscription: async (_page, site) => {
    const holder = newPerson();
    await post(`${site.address}/en/subscribe`, {
      fields: { lines: 'blue', severity: 'INFO', email: holder.email },
    });
    const confirmation = new URL(await site.mailbox.linkTo(holder.email, 'confirm-subscription')).pathname;
    const confirmed = await post(site.address + confirmation, { fields: {} });
    const { pathname } = new URL(confirmed.headers.get('location')!, site.address);
    return {
      path: pathname.replace(/^\/en\//, ''),
      typed: { lines: ' ' },
      emptied: { lines: ' ' },
      receipt: /\/subscription\/[^/?]+\?done=saved$/,
    };
  },
};
