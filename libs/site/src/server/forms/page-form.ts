import { clientAddressHeader } from '@raang/contract';
import { Refusal } from '@raang/server';
import { defaultLocale, isLocale, type Locale } from '@raang/domain/locale';
import { networkTime } from '@raang/text-time';
import { appendResponseHeader, setResponseStatus } from '@tanstack/react-start/server';
import { z } from 'zod';
import type { FormProblem, SentForm } from '../../forms/sent-form';
import { addKey } from './form-key';
import { type FormRejection, rejectionOf } from './form-rejection';
import { acceptedResponse, rejectedResponse, toSentForm } from './form-response';
import { fileFields, loseFiles, uploadFiles } from './form-uploads';
import type { PostedForm } from '../render/render-page';
import type { Client } from '../services/request-client';
import { getServices } from '../services/services';

/** A page's form handler. */
export interface PageForm<Fields> {
  /** Reads and checks what was typed. */
  check: (form: FormData, visit: FormVisit) => CheckedForm<Fields> | Promise<CheckedForm<Fields>>;
  /** Called with valid fields only. Errors that the contract declares reject the form: see `rejectionOf`. */
  take: (fields: Fields, visit: FormVisit) => Promise<FormOutcome>;
}

export type CheckedForm<Fields> = { fields: Fields; problems?: never } | { problems: readonly FormProblem[] };

/** Either done, with the next page, or rejected: the page is shown again with its problems and everything typed. */
export type FormOutcome = { seeOther: string } | FormRejection;

/** A posted form and who posted it. */
export interface FormVisit {
  locale: Locale;
  /** Parameters of the page's path. */
  params: Readonly<Record<string, string>>;
  request: Request;
  /** As posted, with ids in place of files, and with an idempotency key of what was typed. */
  form: FormData;
  /** The form had no key of its own: see `addKey`. */
  hasNoOwnKey: boolean;
  /** The files that were not accepted. The form is checked, but not taken. */
  fileProblems: readonly FormProblem[];
  /** The API on behalf of the visitor. Cookies that it sets are the response's. */
  client: Client;
  /** Headers of the response. */
  headers: Headers;
}

/** Checks a posted form, then takes it. */
export type FormHandler = (visit: FormVisit) => Promise<FormOutcome>;

/** Finds the form of a page that has several; without one, the page does not take the post. */
export type FindForm = (visit: FormVisit) => FormHandler | undefined;

/** Makes a form one of several. */
export const handle =
  <Fields>(form: PageForm<Fields>): FormHandler =>
  (visit) =>
    outcomeOf(form, visit);

/** Finds one of several forms by its name, which it sends in the field `form`. */
export const findByName =
  (forms: Readonly<Record<string, FormHandler>>): FindForm =>
  ({ form }) => {
    const name = form.get('form');
    return typeof name === 'string' && Object.hasOwn(forms, name) ? forms[name] : undefined;
  };

/** A form that is checked by a schema: one text for each name, or a list for names in `several`. */
export const checkBy =
  <Schema extends z.ZodType>(schema: Schema) =>
  (form: FormData): CheckedForm<z.output<Schema>> => {
    const input = [...new Set(form.keys())].map((name) => {
      const values = form.getAll(name);
      return [name, values.length > 1 ? values : values[0]] as const;
    });
    const { success, data, error } = schema.safeParse(Object.fromEntries(input));
    if (success) return { fields: data };
    return { problems: error.issues.map(({ path, code }) => ({ field: String(path[0] ?? ''), code })) };
  };

/** A field that may repeat, such as checkboxes. */
export const several = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess(
    (value) => (value === undefined ? [] : Array.isArray(value) ? value : [value]),
    z.array(schema),
  );

/**
 * The handler of a route with a form: 303 when done, else the same page with problems and values. A request that accepts
 * only JSON gets the same as JSON: see `forms/send-form.ts`.
 */
export function takeForm<Fields>(given: PageForm<Fields> | FindForm) {
  const find: FindForm = typeof given === 'function' ? given : () => handle(given);
  return async <Next>({ request, params, context, next }: FormCall<Next>): Promise<Response | Next> => {
    const { form, wantsJson, waitSeconds } = context as PostedForm;
    const { clientFor, now } = await getServices();
    const headers = new Headers();
    const locale = isLocale(params['lang']) ? params['lang'] : defaultLocale;
    const client = clientFor(request, headers);
    const files = form.getAll(fileFields.chosen).map((file) => (file instanceof File ? file.name : ''));
    const address = request.headers.get(clientAddressHeader) ?? '';
    const hasNoOwnKey = addKey(form, { address, day: networkTime.dayOf(now()), files });
    const visit: FormVisit = {
      locale,
      params,
      request,
      form,
      hasNoOwnKey,
      fileProblems: [],
      client,
      headers,
    };
    const take = find(visit);
    if (!take) return new Refusal(400, 'This page has no such form.').toResponse();
    const fileProblems = await uploadFiles(form, client);
    const outcome = tooOften(waitSeconds, fileProblems) ?? (await take({ ...visit, fileProblems }));
    if ('seeOther' in outcome) return acceptedResponse(outcome.seeOther, headers, wantsJson);
    if (outcome.retryAfter) headers.set('retry-after', String(outcome.retryAfter));
    if (wantsJson) return rejectedResponse(outcome, headers);
    if (outcome.elsewhere) return acceptedResponse(outcome.elsewhere, headers, false);
    setResponseStatus(outcome.status ?? 422);
    for (const [name, value] of headers) appendResponseHeader(name, value);
    return next({ context: { sent: toSentForm(form, outcome) } });
  };
}

/** The form of an address that has to wait comes back with everything typed, also with its files. */
const tooOften = (
  retryAfter: number | undefined,
  problems: readonly FormProblem[],
): FormRejection | undefined =>
  retryAfter === undefined ? undefined : { problems, status: 429, retryAfter };

async function outcomeOf<Fields>({ check, take }: PageForm<Fields>, visit: FormVisit): Promise<FormOutcome> {
  const checked = await check(visit.form, visit);
  const problems = [...(checked.problems ?? []), ...visit.fileProblems];
  if (checked.problems || problems.length > 0) return { problems };
  try {
    return await take(checked.fields, visit);
  } catch (error) {
    const rejection = rejectionOf(error);
    return { ...rejection, problems: loseFiles(visit.form, rejection.problems) };
  }
}

/** The arguments that the framework passes to a route's handler. */
interface FormCall<Next> {
  request: Request;
  params: Readonly<Record<string, string>>;
  context: unknown;
  next: (options: { context: { sent: SentForm } }) => Next;
}
