import { isError } from '@raang/api-client';
import { ORPCError } from '@orpc/client';
import { type Locale, telephoneIn } from '@raang/domain';
import { href } from '../../../addresses/href';
import { seenField, type SeenProfile, withStored } from '../../../forms/seen-profile';
import type { FormProblem } from '../../../forms/sent-form';
import { checkNamedForm, type FieldsOf } from '../check-named-form';
import type { PageForm } from '../page-form';
import type { Client } from '../../services/request-client';

type Seen = Parameters<Client['me']['update']>[0]['was'];

/** Saves what the person changed, and refuses to replace what another window saved before they have read it. */
export const detailsForm: PageForm<FieldsOf<'profile'>> = {
  check: checkNamedForm('profile'),
  take: async ({ telephone = null, ...fields }, { client, form, locale }) => {
    const seen = readSeen(form);
    try {
      await client.me.update({ ...fields, telephone, ...(seen && { was: seen as Seen }) });
    } catch (error) {
      if (!isError(error, 'CONFLICT')) throw error;
      const problems = problemsOf(error as ORPCError<'CONFLICT', Conflict>, locale);
      if (seen) form.set(seenField, JSON.stringify(withStored(seen, problems)));
      return { problems, status: 409 };
    }
    return { seeOther: `${href.account(locale, 'profile')}?done=saved` };
  },
};

interface Conflict {
  fields: readonly { field: string; stored: string | null }[];
}

function problemsOf({ data }: ORPCError<'CONFLICT', Conflict>, locale: Locale): FormProblem[] {
  return data.fields.map(({ field, stored }) => ({
    field,
    code: 'changed-elsewhere',
    about: field === 'telephone' && stored ? telephoneIn(locale, stored) : (stored ?? ''),
  }));
}

/** Undefined for a form of a page that did not have it yet. The API checks what is in it. */
function readSeen(form: FormData): SeenProfile | undefined {
  try {
    return JSON.parse(String(form.get(seenField))) as SeenProfile;
  } catch {
    return undefined;
  }
}
