import { defaultLocale, isLocale, type Locale } from '@raang/domain/locale';
import { setResponseStatus } from '@tanstack/react-start/server';
import { z } from 'zod';
import type { FormProblem, SentForm } from '../forms/sent-form';
import { Refusal } from './http/refusal';

/** A page's form handler. */
export interface PageForm<Fields extends z.ZodType> {
  /** Zod schema of the form: one text per name, or a list for names in `several`. */
  fields: Fields;
  /** Called with the parsed values only; a form that does not match `fields` is rejected before. */
  take: (values: z.output<Fields>, visit: { locale: Locale; request: Request }) => Promise<FormOutcome>;
}

/** Either done, with a redirect, or rejected: the page is shown again with its problems. */
export type FormOutcome =
  { seeOther: string; headers?: Record<string, string> } | { problems: readonly FormProblem[] };

/** A field that may repeat, such as checkboxes. */
export const several = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess(
    (value) => (value === undefined ? [] : Array.isArray(value) ? value : [value]),
    z.array(schema),
  );

/**
 * Parses a form that was posted to a page.
 * @throws Refusal 415 for anything but the two form content types, 400 for a malformed form
 */
export async function readForm(request: Request): Promise<FormData> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i.test(type))
    throw new Refusal(
      415,
      'A page accepts only forms: application/x-www-form-urlencoded or multipart/form-data.',
    );
  try {
    return await request.formData();
  } catch {
    throw new Refusal(400, 'The form is malformed.');
  }
}

/** The handler of a route with a form: 303 when done, else the same page with problems and values. */
export function takeForm<Fields extends z.ZodType>({ fields, take }: PageForm<Fields>) {
  return async <Next>({ request, params, context, next }: FormCall<Next>): Promise<Response | Next> => {
    const { form } = context as { form: FormData };
    const values = valuesOf(form);
    const locale = isLocale(params.lang) ? params.lang : defaultLocale;
    const outcome = await outcomeOf(fields.safeParse(inputOf(form)), (given) =>
      take(given, { locale, request }),
    );
    if ('seeOther' in outcome)
      return new Response(null, {
        status: 303,
        headers: { ...outcome.headers, location: outcome.seeOther },
      });
    setResponseStatus(422);
    const sent: SentForm = { values, problems: [...outcome.problems] };
    return next({ context: { sent } });
  };
}

/** The arguments that the framework passes to a route's handler. */
interface FormCall<Next> {
  request: Request;
  params: { lang: string };
  context: unknown;
  next: (options: { context: { sent: SentForm } }) => Next;
}

async function outcomeOf<Values>(
  result: z.ZodSafeParseResult<Values>,
  take: (values: Values) => Promise<FormOutcome>,
): Promise<FormOutcome> {
  if (result.success) return take(result.data);
  return {
    problems: result.error.issues.map(({ path, code }) => ({ field: String(path[0] ?? ''), code })),
  };
}

/** A form's texts by name, to show them again. */
function valuesOf(form: FormData): SentForm['values'] {
  const texts = (name: string) => form.getAll(name).filter((value) => typeof value === 'string');
  return Object.fromEntries([...new Set(form.keys())].map((name) => [name, texts(name)]));
}

/** A form's values for its schema. */
function inputOf(form: FormData): Record<string, unknown> {
  return Object.fromEntries(
    [...new Set(form.keys())].map((name) => {
      const values = form.getAll(name);
      return [name, values.length > 1 ? values : values[0]];
    }),
  );
}
