import { randomUUID } from 'node:crypto';
import { ORPCError } from '@orpc/client';
import { ContactForm, type SentForm } from '@raang/forms';
import { checkForm, formRules } from '@raang/forms/rules';
import { eraOf } from '@raang/i18n';
import { Container, PageHeading } from '@raang/ui';
import { Receipt, toPageTitle, toReceipt } from '@raang/views';
import type { ReactNode } from 'react';
import { authority } from '../../authority/authority';
import { contactHref, hrefs } from '../visit/addresses';
import type { Page, ShowPage, Visit } from '../visit/page';

export const contactWords = {
  title: { en: 'Write to us', th: 'เขียนถึงเรา' },
  lead: {
    en: 'We answer in English and Thai, usually within three working days.',
    th: 'เราตอบเป็นภาษาอังกฤษและภาษาไทย โดยปกติภายใน 3 วันทำการ',
  },
  home: { en: 'Home', th: 'หน้าหลัก' },
};

/** The form; a post that is not valid shows it again with its problems and everything typed. */
export const contactForm: ShowPage = async (visit) => {
  const { request, context } = visit;
  const form = request.method === 'POST' ? await request.formData() : undefined;
  const sent = form && (await take(form, visit));
  if (sent instanceof Response) return sent;
  const { locale, today } = context;
  // a key that belongs to another message would be refused again
  const key = (sent?.refusal?.status !== 422 && sent?.values[keyField]?.[0]) || randomUUID();
  return showPage(
    context,
    <ContactForm
      action={contactHref(locale)}
      rules={formRules('contact')}
      locale={locale}
      today={today}
      sent={sent}
      telephoneExample={authority.telephone}
      takesFiles={false}
      hidden={{ [keyField]: key }}
      privacyHref={hrefs.policy(locale, 'privacy-notice')}
    />,
    sent && (sent.refusal?.status ?? 422),
  );
};

/** The API stores a form that is sent twice only once: it knows it by this key. */
const keyField = 'idempotencyKey';

/** Stores a valid message and leads to its receipt. */
async function take(form: FormData, { client, context }: Visit): Promise<Response | SentForm> {
  const { locale, today } = context;
  const texts = [...form].filter(([, value]) => typeof value === 'string') as [string, string][];
  const values = Object.fromEntries(texts.map(([name]) => [name, form.getAll(name).map(String)]));
  const { fields, problems } = checkForm('contact', form, { era: eraOf(locale), today });
  if (problems) return { values, problems };
  try {
    const { reference } = await client.cases.submit({
      ...fields,
      kind: 'contact',
      lang: locale,
      idempotencyKey: values[keyField]?.[0] ?? randomUUID(),
      // only programs fill it in
      homepage: values['homepage']?.[0],
    });
    const location = `${contactHref(locale)}/received?reference=${reference}`;
    return new Response(null, { status: 303, headers: { location } });
  } catch (error) {
    // what the contract declares, such as too many messages; the form has the words
    if (error instanceof ORPCError && error.status < 500)
      return { values, problems: [], refusal: { status: error.status } };
    throw error;
  }
}

/** The receipt. It shows the reference of the address and nothing about the message. */
export const messageReceived: ShowPage = async ({ context, query }) => {
  const reference = query['reference'] ?? '';
  const receipt = toReceipt({ kind: 'contact', reference, sent: 'none' }, context);
  return showPage(context, <Receipt receipt={receipt} />);
};

function showPage({ locale }: Visit['context'], children: ReactNode, status = 200): Page {
  const title = contactWords.title[locale];
  return {
    status,
    cache: 'private',
    head: {
      title: toPageTitle(title, authority.siteName[locale]),
      description: contactWords.lead[locale],
    },
    body: (
      <Container className="space-y-8 pt-4 pb-16">
        <PageHeading
          crumbs={[{ label: contactWords.home[locale], href: hrefs.home(locale) }, { label: title }]}
          title={title}
          lead={contactWords.lead[locale]}
        />
        {children}
      </Container>
    ),
  };
}
