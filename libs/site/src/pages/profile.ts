import type { FieldRules, Place } from '@raang/forms';
import { type FormName, formRules } from '@raang/forms/rules';
import { type ProfileModel, type ProfileNotice, profileNotices, toPlace, toProfileModel } from '@raang/views';
import { telephoneIn } from '@raang/domain';
import { redirect } from '@tanstack/react-router';
import { createServerFn } from '@tanstack/react-start';
import { getRequest } from '@tanstack/react-start/server';
import { href } from '../addresses/href';
import type { SeenProfile } from '../forms/seen-profile';
import { hiddenFieldsOf } from '../server/forms/form-token';
import { createModelContext } from '../server/models/model-context';
import { requestClient } from '../server/services/request-client';
import { ownAccount } from './own-account';
import { inputOf } from './page-input';

/** The profile, and what its forms need. */
export interface ProfileResult {
  model: ProfileModel;
  rules: Record<'details' | 'email' | 'password' | 'deletion', FieldRules>;
  /** Of the account. */
  id: string;
  /** Of the form of the details. */
  values: Record<string, string[]>;
  seen: SeenProfile;
  place: Place;
  /** What each of its forms sends. */
  hidden: Record<string, string>;
  today: string;
}

/** Loads the visitor's own account. Guests are sent to sign in, and come back from there. */
export const loadProfile = createServerFn({ method: 'GET' })
  .validator(inputOf('loadProfile'))
  .handler(async ({ data: { locale, search } }): Promise<ProfileResult> => {
    const client = await requestClient();
    const account = await ownAccount(client);
    const next = href.account(locale, 'profile');
    if (!account) throw redirect({ href: href.account(locale, 'login', { next }), statusCode: 303 });
    const context = await createModelContext(locale);
    const [cases, sessions, subscribed, stations, lines] = await Promise.all([
      client.me.cases(),
      client.me.sessions(),
      client.me.subscription(),
      client.network.stations({}),
      client.network.lines({}),
    ]);
    const subscription = subscribed ? { ...subscribed, lines, stations } : undefined;
    const rulesOf = (name: FormName) => formRules(name);
    return {
      id: account.id,
      model: toProfileModel(
        { account, cases, sessions, subscription, notice: noticeOf(search.done) },
        context,
      ),
      rules: {
        details: rulesOf('profile'),
        email: rulesOf('change-email'),
        password: rulesOf('change-password'),
        deletion: rulesOf('delete-account'),
      },
      values: {
        name: [account.name],
        telephone: account.telephone ? [telephoneIn(locale, account.telephone)] : [],
        locale: [account.locale],
        savedStations: account.savedStations,
      },
      seen: {
        name: account.name,
        telephone: account.telephone ?? null,
        locale: account.locale,
        savedStations: account.savedStations,
      },
      place: toPlace({ stations, lines }, context),
      hidden: await hiddenFieldsOf(getRequest()),
      today: context.today,
    };
  });

const noticeOf = (done: string | undefined): ProfileNotice | undefined =>
  done !== undefined && Object.hasOwn(profileNotices, done) ? (done as ProfileNotice) : undefined;
