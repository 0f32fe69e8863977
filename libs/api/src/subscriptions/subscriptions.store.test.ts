import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clientAddressHeader } from '@raang/contract';
import type { Api, ApiOptions } from '../api';
import type { OpenDatabase } from '../database/database';
import type { LoadedFeed } from '../network/loaded-feed';
import { postedMails } from '../testing/posted-mails';
import { linkOf, malee, setUpAccounts } from '../testing/set-up-accounts';
import { openTestApi, testNow } from '../testing/test-api';
import { emptyTables, storeDatabases } from '../testing/test-databases';
import { sweepSubscriptionRequests } from './subscriptions.store';
import { subscriptionRequests, subscriptions } from './subscriptions.table';

const email = 'malee@example.org';
const wish = {
  lines: ['blue.0' as never],
  stations: ['BL13' as never],
  days: ['monday' as const],
  from: '06:30',
  until: '09:30',
  severity: 'WARNING' as const,
};
/** The network, as far as a wish is checked. */
const feed = {
  network: {
    lines: new Map([
      ['blue', { isOwn: true }],
      ['purple', { isOwn: true }],
      ['bts-sukhumvit', { isOwn: false }],
    ]),
    stations: new Map([['BL13', { isOwn: true }]]),
  },
} as unknown as LoadedFeed;
const hour = 60 * 60 * 1000;
const gone = { code: 'NOT_FOUND', status: 404 };

describe.each(storeDatabases)('subscriptions on $name', ({ open }) => {
  let database: OpenDatabase;
  let api: Api;
  let now: Date;

  beforeAll(async () => {
    database = await open();
  });
  beforeEach(async () => {
    await emptyTables(database.db);
    now = testNow;
    api = openApi();
  });
  afterAll(() => database.close());

  const openApi = (change: Partial<ApiOptions> = {}) =>
    openTestApi(database.db, { now: () => now, feedSource: async () => feed, ...change });
  const client = (address = '203.0.113.7') =>
    api.clientFor(new Headers({ [clientAddressHeader]: address })).subscriptions;
  const ask = (change: object = {}, address?: string) =>
    client(address).subscribe({ ...wish, email, lang: 'en', ...change });
  const lastToken = async () => {
    const [block] = (await postedMails(database.db))
      .at(-1)!
      .content!.blocks.flatMap((one) => (one.kind === 'link' ? [one.href] : []));
    return block!.split('/').at(-1)!;
  };
  const confirmed = async (change: object = {}) => {
    await ask(change);
    return client().confirm({ token: await lastToken() });
  };
  const rows = () => database.db.select().from(subscriptions);

  it('is stored once the owner of the address has confirmed it', async () => {
    expect(await ask()).toEqual({ accepted: true });
    expect(await rows()).toEqual([]);
    const token = await lastToken();
    expect(await client().readRequest({ token })).toEqual({ ...wish, locale: 'en' });
    const { subscription } = await client().confirm({ token });
    expect(subscription).toEqual({ ...wish, locale: 'en' });
    expect(await rows()).toMatchObject([{ email, since: now }]);
  });

  it('is confirmed once, of concurrent requests too, for 24 hours', async () => {
    await ask();
    const token = await lastToken();
    const outcomes = await Promise.allSettled([1, 2, 3].map(() => client().confirm({ token })));
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected']);
    now = new Date(now.getTime() + hour);
    await ask();
    const late = await lastToken();
    now = new Date(now.getTime() + 24 * hour);
    await expect(client().readRequest({ token: late })).rejects.toMatchObject(gone);
    await expect(client().confirm({ token: late })).rejects.toMatchObject(gone);
    await sweepSubscriptionRequests(database.db, now);
    expect(await database.db.select().from(subscriptionRequests)).toEqual([]);
  });

  it('stores no token', async () => {
    await ask();
    const [request] = await database.db.select().from(subscriptionRequests);
    expect(request!.digest).not.toBe(await lastToken());
  });

  it('of an address replaces the one before', async () => {
    const first = await confirmed();
    now = new Date(now.getTime() + hour);
    const second = await confirmed({ lines: ['purple'] });
    expect(second.token).toBe(first.token);
    expect(await rows()).toMatchObject([{ lines: ['purple'], since: now }]);
  });

  it('is read, changed and ended with the token of its mails', async () => {
    const { token } = await confirmed();
    const change = {
      ...wish,
      lines: ['purple' as never],
      from: undefined,
      until: undefined,
      locale: 'th' as const,
    };
    expect(await client().change({ token, ...change })).toMatchObject({ lines: ['purple'], locale: 'th' });
    expect(await client().read({ token })).toEqual(JSON.parse(JSON.stringify(change)));
    expect(await client().unsubscribe({ token })).toEqual({ ended: true });
    expect(await rows()).toEqual([]);
    await expect(client().read({ token })).rejects.toMatchObject(gone);
    await expect(client().change({ token, ...change })).rejects.toMatchObject(gone);
    expect(await client().unsubscribe({ token })).toEqual({ ended: true });
  });

  it('is opened by no token of another one, and by those of former secrets', async () => {
    const { token } = await confirmed();
    const [id, signature] = token.split('.') as [string, string];
    for (const wrong of [`${id}.${'a'.repeat(43)}`, `${id.replace(/^./, '0')}.${signature}`, 'a'.repeat(20)])
      if (wrong !== token) await expect(client().read({ token: wrong })).rejects.toMatchObject(gone);
    api = openApi({ secrets: ['new', 'the secret of the tests'] });
    expect(await client().read({ token })).toMatchObject(wish);
    api = openApi({ secrets: ['new'] });
    await expect(client().read({ token })).rejects.toMatchObject(gone);
  });

  it('sends an address one confirmation mail an hour, and always responds the same', async () => {
    await ask();
    expect(await ask({ email: email.toUpperCase() }, '203.0.113.8')).toEqual({ accepted: true });
    expect(await postedMails(database.db)).toHaveLength(1);
    await client().confirm({ token: await lastToken() });
    expect(await ask()).toEqual({ accepted: true });
    expect(await postedMails(database.db)).toHaveLength(1);
    now = new Date(now.getTime() + hour);
    expect(await ask()).toEqual({ accepted: true });
    expect(await postedMails(database.db)).toHaveLength(2);
  });

  it('limits what a network address asks for without a proof', async () => {
    for (let count = 0; count < 5; count += 1) await ask({ email: `person-${count}@example.org` });
    await expect(ask({ email: 'another@example.org' })).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      data: { retryAfterSeconds: 3600 },
    });
  });

  it('limits confirmations and changes from a network address', async () => {
    const { token } = await confirmed();
    const confirm = () => client().confirm({ token: 'a'.repeat(43) });
    for (let count = 1; count < 200; count += 1) await expect(confirm()).rejects.toMatchObject(gone);
    await expect(confirm()).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    await expect(client().change({ token, ...wish, locale: 'en' })).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
    });
    expect(await client().unsubscribe({ token })).toEqual({ ended: true });
  });

  it('stores nothing of a program that fills in the hidden field, nor with a wrong proof', async () => {
    await ask({ homepage: 'https://example.org' });
    await expect(ask({ verification: 'nothing' })).rejects.toMatchObject({
      data: { fields: [{ field: 'verification', code: 'unverified' }] },
    });
    expect(await postedMails(database.db)).toEqual([]);
    await ask();
    expect(await postedMails(database.db)).toHaveLength(1);
  });

  it.each([
    ['nothing to watch', { lines: [], stations: [] }, 'lines', 'required'],
    ['a line of another system', { lines: ['bts-sukhumvit'] }, 'lines', 'choice'],
    ['a station that does not exist', { stations: ['BL99'] }, 'stations', 'choice'],
    ['a start without an end', { until: undefined }, 'until', 'required'],
    ['an end without a start', { from: undefined }, 'from', 'required'],
    ['an end at the start', { until: '06:30' }, 'until', 'time-repeat'],
    ['no address', { email: 'malee' }, 'email', 'email'],
    ['no day', { days: ['today'] }, 'days.0', 'choice'],
  ])('refuses %s', async (_, change, field, code) => {
    await expect(ask(change)).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      data: { fields: [{ field, code }] },
    });
  });

  it('writes to the address in the language of the page, without what was typed', async () => {
    await ask({ lang: 'th' });
    const [mail] = await postedMails(database.db);
    expect(mail).toMatchObject({ to: email, locale: 'th' });
    expect(JSON.stringify(mail!.content)).not.toMatch(/blue|BL13|06:30/);
  });
});

describe.each(storeDatabases)('the subscription of an account on $name', ({ open }) => {
  const { db, mails, register, visit } = setUpAccounts(open);
  const linksTo = async (address: string) => (await mails()).filter(({ to }) => to === address).map(linkOf);
  const subscribe = async (address: string = malee.email) => {
    await visit()
      .api()
      .subscriptions.subscribe({ ...wish, email: address, lang: 'en' });
    const link = (await linksTo(address)).find((href) => href.includes('/confirm-subscription/'))!;
    const token = link.split('/').at(-1)!;
    return visit().api().subscriptions.confirm({ token });
  };

  it('is that of its address', async () => {
    const visitor = await register();
    expect(await visitor.api().me.subscription()).toBeNull();
    await subscribe('another@example.org');
    expect(await visitor.api().me.subscription()).toBeNull();
    const { token } = await subscribe();
    expect(await visitor.api().me.subscription()).toMatchObject({ token, subscription: wish });
    expect(await visitor.api().me.export()).toMatchObject({ subscription: wish });
  });

  it('is deleted with the account', async () => {
    const visitor = await register();
    await subscribe();
    await visitor.api().me.remove({ password: malee.password });
    expect(await db().select().from(subscriptions)).toEqual([]);
  });

  it.each([
    ['moves to the new address', false, wish.lines],
    ['gives way to one of the new address', true, ['purple']],
  ])('%s', async (_, hasOther, lines) => {
    const visitor = await register();
    await subscribe();
    const to = 'malee.j@example.com';
    if (hasOther) {
      const { token } = await subscribe(to);
      await visit()
        .api()
        .subscriptions.change({ token, ...wish, lines: ['purple' as never], locale: 'en' });
    }
    await visitor.api().me.changeEmail({ email: to, currentPassword: malee.password });
    const links = [...(await linksTo(to)), ...(await linksTo(malee.email))];
    for (const link of links.filter((href) => href.includes('/confirm-email/')))
      await visitor.api().accounts.confirmEmail({ token: link.split('/').at(-1)! });
    expect(await db().select().from(subscriptions)).toMatchObject([{ email: to, lines }]);
  });
});
