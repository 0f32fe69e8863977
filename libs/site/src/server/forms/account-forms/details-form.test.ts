import { ORPCError } from '@orpc/client';
import { beforeEach, expect, it, vi } from 'vitest';
import type { FormVisit } from '../page-form';
import { detailsForm } from './details-form';

const update = vi.fn(async (_change: object) => ({}));
beforeEach(() => void update.mockReset());

const seen = { name: 'Malee', telephone: null, locale: 'en', savedStations: ['BL13'] };
const typed = { ...seen, name: 'Mali', telephone: undefined } as never;

function visitWith(values: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return { locale: 'th', form, client: { me: { update } } } as unknown as FormVisit;
}

it('sends what the form showed, so that only changes count', async () => {
  expect(await detailsForm.take(typed, visitWith({ was: JSON.stringify(seen) }))).toEqual({
    seeOther: '/th/profile?done=saved',
  });
  expect(update).toHaveBeenCalledWith({ ...seen, name: 'Mali', telephone: null, was: seen });
});

it('refuses with what another window saved; the next time the person has read it', async () => {
  const fields = [
    { field: 'name', stored: 'M.' },
    { field: 'telephone', stored: '0 2716 4044 ext. 1' },
  ];
  update.mockRejectedValueOnce(new ORPCError('CONFLICT', { status: 409, data: { fields } }));
  const visit = visitWith({ was: JSON.stringify(seen) });
  expect(await detailsForm.take(typed, visit)).toEqual({
    problems: [
      { field: 'name', code: 'changed-elsewhere', about: 'M.' },
      { field: 'telephone', code: 'changed-elsewhere', about: '0 2716 4044 ต่อ 1' },
    ],
    status: 409,
  });
  expect(JSON.parse(String(visit.form.get('was')))).toEqual({
    ...seen,
    name: 'M.',
    telephone: '0 2716 4044 ต่อ 1',
  });
});

it('takes a form that does not say what it showed', async () => {
  for (const was of ['', '{']) await detailsForm.take(typed, visitWith({ was }));
  for (const [change] of update.mock.calls) expect(change).not.toHaveProperty('was');
});
