import { createHmac, timingSafeEqual } from 'node:crypto';
import { sessionCookieOf } from '@raang/api';
import type { FindForm, FormOutcome } from './page-form';
import { getServices } from '../services/services';
import { tokenField } from './token-field';

/**
 * Proves that a form was rendered for this session. The session cookie is the key: nobody else has it, and no process
 * has to share a secret for this.
 */
const tokenOf = (cookie: string) => createHmac('sha256', cookie).update(tokenField).digest('base64url');

/** What every form of a private page sends: the token of the visitor's session, or nothing for a guest. */
export async function hiddenFieldsOf({ headers }: { headers: Headers }): Promise<Record<string, string>> {
  const cookie = sessionCookieOf(headers, (await getServices()).publicUrl);
  return cookie === undefined ? {} : { [tokenField]: tokenOf(cookie) };
}

/**
 * Takes forms of signed-in visitors only with the token of their session. Guests have none to misuse. A form of an
 * earlier session is shown again, with everything typed and the current token.
 */
export const withToken =
  (find: FindForm): FindForm =>
  (visit) => {
    const take = find(visit);
    return (
      take &&
      (async (posted) => {
        const { [tokenField]: expected } = await hiddenFieldsOf(posted.request);
        return expected === undefined || isSame(posted.form.get(tokenField), expected) ? take(posted) : stale;
      })
    );
  };

const stale: FormOutcome = { problems: [], status: 403 };

function isSame(given: FormDataEntryValue | null, expected: string): boolean {
  if (typeof given !== 'string') return false;
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
