import { ORPCError } from '@orpc/client';
import { expect, it, vi } from 'vitest';
import { uploadFiles } from './form-uploads';
import type { Client } from './request-client';

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
  expect(await uploadFiles(form, client)).toBeUndefined();
  expect([form.getAll('files'), form.getAll('fileNames'), form.has('upload')]).toEqual([
    ['earlier', 'id of a.jpg', 'id of b.jpg'],
    ['a.jpg', 'b.jpg'],
    false,
  ]);
});

it('ignores a file field without a choice', async () => {
  const client = clientWith(() => Promise.reject(new Error('called')));
  expect(await uploadFiles(formWith([new File([], '')]), client)).toBeUndefined();
});

it('uploads nothing if there are too many', async () => {
  const client = clientWith(() => Promise.reject(new Error('called')));
  const rejection = await uploadFiles(formWith([picture('f.jpg')], ['a', 'b', 'c', 'd', 'e']), client);
  expect(rejection).toEqual({ problems: [{ field: 'files', code: 'too-many' }] });
});

it('keeps what was uploaded before a file that is rejected', async () => {
  const fields = [{ field: 'file', code: 'file-type', message: 'x' }];
  const client = clientWith(async ({ file }) => {
    if (file.name === 'b.exe') throw new ORPCError('BAD_REQUEST', { status: 400, data: { fields } });
    return { id: 'one', name: file.name };
  });
  const form = formWith([picture('a.jpg'), picture('b.exe')]);
  expect(await uploadFiles(form, client)).toEqual({ problems: [{ field: 'files', code: 'file-type' }] });
  expect(form.getAll('files')).toEqual(['one']);
});
