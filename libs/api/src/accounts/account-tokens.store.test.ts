import { describe, expect, it } from 'vitest';
import { email, malee, minutes, newPassword, setUpAccounts } from '../testing/set-up-accounts';
import { storeDatabases } from '../testing/test-databases';
import { accounts, accountTokens, sessions } from '../people/accounts.table';
import { sweepAccounts } from './accounts.store';

describe.each(storeDatabases)('a token of a mail on $name', ({ open }) => {
  const { db, lastToken, login, mails, pass, register, rows, tokens, visit } = setUpAccounts(open);

  it('is stored as a digest', async () => {
    await visit().api().accounts.register(malee);
    const [row] = await db().select().from(accountTokens);
    expect(row!.digest).not.toBe(await lastToken('/confirm-register/'));
  });

  it('confirms once, of concurrent requests too', async () => {
    const visitor = visit();
    await visitor.api().accounts.register(malee);
    const token = await lastToken('/confirm-register/');
    const answers = await Promise.allSettled([1, 2, 3].map(() => visit().api().accounts.confirm({ token })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected']);
    await expect(visitor.api().accounts.confirm({ token })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('confirms for 24 hours', async () => {
    const visitor = visit();
    await visitor.api().accounts.register(malee);
    const token = await lastToken('/confirm-register/');
    pass(minutes(24 * 60));
    await expect(visitor.api().accounts.confirm({ token })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await sweepAccounts(db(), new Date());
    expect([await rows(accounts), await rows(accountTokens)]).toEqual([0, 0]);
  });

  it('sets a password once, for one hour, and ends every session', async () => {
    const visitor = await register();
    const ask = () => visit().api().accounts.forgotPassword({ email, lang: 'en' });
    const set = async (token: string) => visit().api().accounts.setPassword({ token, password: newPassword });
    await ask();
    const late = await lastToken('/set-password/');
    pass(minutes(60));
    await expect(set(late)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await ask();
    await ask();
    const [one, other] = (await tokens('/set-password/')).filter((token) => token !== late);
    expect(await set(one!)).toEqual({ changed: true });
    for (const used of [one!, other!]) await expect(set(used)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(visitor.api().me.get()).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    expect(await rows(sessions)).toBe(0);
    await expect(login()).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    await login(visitor, newPassword);
    const subjects = (await mails()).map(({ content }) => content!.subject);
    expect(subjects).toContain('เปลี่ยนรหัสผ่านของท่านแล้ว');
  });

  it('says what it is for as long as it works, and is not used up by that', async () => {
    const read = (token: string) => visit().api().accounts.readToken({ token });
    await visit().api().accounts.register(malee);
    const confirm = await lastToken('/confirm-register/');
    for (let count = 1; count <= 2; count++) expect(await read(confirm)).toEqual({ purpose: 'confirm' });
    await visit().api().accounts.confirm({ token: confirm });
    await visit().api().accounts.forgotPassword({ email, lang: 'th' });
    const password = await lastToken('/set-password/');
    expect(await read(password)).toEqual({ purpose: 'password' });
    await visit().api().accounts.setPassword({ token: password, password: newPassword });
    for (const used of [confirm, password, 'a token that was never given out'])
      await expect(read(used)).rejects.toMatchObject({ code: 'NOT_FOUND', status: 404 });
  });

  it('keeps where the person was on the way to, and tells nobody else', async () => {
    const next = '/th/travel/parking?line=blue';
    await visit()
      .api()
      .accounts.register({ ...malee, next });
    expect(
      await visit()
        .api()
        .accounts.confirm({ token: await lastToken('/confirm-register/') }),
    ).toMatchObject({
      next,
    });
    await visit().api().accounts.forgotPassword({ email, lang: 'th', next });
    const token = await lastToken('/set-password/');
    expect(await visit().api().accounts.setPassword({ token, password: newPassword })).toMatchObject({
      next,
    });
    expect(JSON.stringify(await mails())).not.toContain('parking');
  });

  it('does only what it was mailed for', async () => {
    await visit().api().accounts.register(malee);
    const token = await lastToken('/confirm-register/');
    await expect(visit().api().accounts.setPassword({ token, password: newPassword })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('confirms the registration that it belongs to, not a later one of the same address', async () => {
    await visit().api().accounts.register(malee);
    const own = await lastToken('/confirm-register/');
    await visit()
      .api()
      .accounts.register({ ...malee, name: 'Mallory', password: newPassword });
    const foreign = (await tokens('/confirm-register/')).find((token) => token !== own)!;
    expect(await visit().api().accounts.confirm({ token: own })).toMatchObject({ name: 'Malee' });
    await login();
    await expect(login(visit(), newPassword)).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    await expect(visit().api().accounts.confirm({ token: foreign })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('is not used up by a password that is refused', async () => {
    await register();
    await visit().api().accounts.forgotPassword({ email, lang: 'th' });
    const token = await lastToken('/set-password/');
    await expect(
      visit().api().accounts.setPassword({ token, password: 'password1234' }),
    ).rejects.toMatchObject({ data: { fields: [{ field: 'password', code: 'password-common' }] } });
    await visit().api().accounts.setPassword({ token, password: newPassword });
  });
});
