import { ORPCError } from '@orpc/client';
import { expect, it, vi } from 'vitest';
import { loseFiles, uploadFiles } from './form-uploads';
import type { Client } from '../services/request-client';

const clientWith = (create: (input: { file: File }) => Promise<unknown>) =>
  ({ uploads: { create: vi.fn(create) } }) as unknown as Pick<Client, 'uploads'>;

const picture = (name: string) => new File(['picture'], name, { type: 'image/jpeg' });

function formWith(files: readonly File[], ids: readonly string[] = []): FormData {
  const form = new FormData();
  for (const file of files) form.append('upload', file);
  for (const id of ids) form.append('files', id);
  return form;
}

it('puts the ids and names of uploaded files in place of them', async () => {
  const client = clientWith(async ({ file }) => ({ id: `id of ${file.name}`, name: file.name }));
  const form = formWith([picture('a.jpg'), picture('b.jpg')], ['earlier']);
  expect(await uploadFiles(form, client)).toEqual([]);
  expect([form.getAll('files'), form.getAll('fileNames'), form.has('upload')]).toEqual([
    ['earlier', 'id of a.jpg', 'id of b.jpg'],
    ['id of a.jpg a.jpg', 'id of b.jpg b.jpg'],
    false,
  ]);
});

it('ignores a file field without a choice', async () => {
  const client = clientWith(() => Promise.reject(new Error('called')));
  expect(await uploadFiles(formWith([new File([], '')]), client)).toEqual([]);
});

it('names every file that is refused, counts none of them and uploads the others', async () => {
  const refusals: Record<string, [string, object]> = {
    'film.mov': ['BAD_REQUEST', { status: 400, data: { fields: [{ field: 'file', code: 'file-type' }] } }],
    'huge.jpg': ['PAYLOAD_TOO_LARGE', { status: 413 }],
    'late.jpg': ['TOO_MANY_REQUESTS', { status: 429, data: { retryAfterSeconds: 60 } }],
  };
  const client = clientWith(async ({ file: { name } }) => {
    if (refusals[name]) throw new ORPCError(...refusals[name]);
    return { id: name, name };
  });
  const names = ['film.mov', 'huge.jpg', 'late.jpg', '1.jpg', '2.jpg', '3.jpg', '4.jpg', '5.jpg'];
  const form = formWith(
    names.map((name) => picture(name)),
    ['earlier'],
  );
  expect(await uploadFiles(form, client)).toEqual([
    { field: 'files', code: 'file-type', about: 'film.mov' },
    { field: 'files', code: 'file-too-large', about: 'huge.jpg' },
    { field: 'files', code: 'file-gone', about: 'late.jpg' },
    { field: 'files', code: 'too-many', about: '5.jpg' },
  ]);
  expect(form.getAll('files')).toEqual(['earlier', '1.jpg', '2.jpg', '3.jpg', '4.jpg']);
});

it('takes a lost file out of the form, and names it', () => {
  const form = new FormData();
  for (const id of ['one', 'two']) form.append('files', id);
  for (const text of ['two bag two.jpg', 'one bag.jpg']) form.append('fileNames', text);
  const problems = [
    { field: 'email', code: 'email' },
    { field: 'files.1', code: 'file-gone' },
  ];
  expect(loseFiles(form, problems)).toEqual([
    { field: 'email', code: 'email' },
    { field: 'files', code: 'file-gone', about: 'bag two.jpg' },
  ]);
  expect(form.getAll('files')).toEqual(['one']);
});
