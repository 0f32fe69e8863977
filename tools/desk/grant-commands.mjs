// Who is staff, and who is signed in. Needs the database itself: with an embedded one, stop the site first.
import { loadApi, openSiteDatabase } from '../api.mjs';
import { readSettings } from '../site.mjs';
import { DeskError } from './desk-error.mjs';

const outcomes = {
  unknown: 'no account has this e-mail address; ask its owner to create one first',
  unconfirmed: 'this account is not confirmed; ask its owner to open the link in the e-mail first',
};

/** @param {string} email @param {string | null} role */
async function changeRole(email, role) {
  const settings = await readSettings();
  const api = await loadApi();
  if (role && !api.staffRoles.includes(role))
    throw new DeskError(`unknown role ${role}; choose from ${api.staffRoles.join(', ')}`, 2);
  const database = await openSiteDatabase(api, settings);
  /** @type {'changed' | keyof typeof outcomes} */
  const outcome = await api
    .grantRole(database.db, { email, role, now: settings.now })
    .finally(() => database.close());
  if (outcome !== 'changed') throw new DeskError(outcomes[outcome]);
  return { email, role };
}

/** @param {string} email */
async function endSessions(email) {
  const settings = await readSettings();
  const api = await loadApi();
  const database = await openSiteDatabase(api, settings);
  /** @type {'changed' | 'unknown'} */
  const outcome = await api
    .endSessionsOf(database.db, { email, now: settings.now })
    .finally(() => database.close());
  if (outcome === 'unknown') throw new DeskError('no account has this e-mail address');
  return { email };
}

/** @type {Record<string, import('./command').Command>} */
export const grantCommands = {
  grant: {
    about: 'Give an account a role at the desk: agent, lost-property, editor or supervisor',
    takes: ['e-mail'],
    options: { role: { type: 'string' } },
    needs: ['role'],
    isLocal: true,
    run: ({ positionals: [email], values }) => changeRole(email, values.role),
    print: ({ email, role }) => `${email} is ${role}`,
  },
  revoke: {
    about: 'Take the role away from an account',
    takes: ['e-mail'],
    isLocal: true,
    run: ({ positionals: [email] }) => changeRole(email, null),
    print: ({ email }) => `${email} has no role`,
  },
  'end-sessions': {
    about: 'Sign an account out on every device, after a loss or a misuse',
    takes: ['e-mail'],
    isLocal: true,
    run: ({ positionals: [email] }) => endSessions(email),
    print: ({ email }) => `${email} is signed out everywhere`,
  },
};
