import { ORPCError } from '@orpc/client';
import { caseFileLimits } from '@raang/domain';
import type { FormProblem } from '../../forms/sent-form';
import { rejectionOf } from './form-rejection';
import type { Client } from '../services/request-client';

/**
 * Names of a form's fields for files: chosen files, and the ids of those that are already uploaded, with an id and a name
 * for each.
 */
export const fileFields = { chosen: 'upload', ids: 'files', names: 'fileNames' } as const;

/**
 * Uploads the files of a form that was posted without JavaScript, and puts their ids into the form in place of them. So
 * a rejected form keeps its files.
 * @returns a problem for each file that was not accepted: it does not count, and the others are uploaded all the same
 */
export async function uploadFiles(form: FormData, client: Pick<Client, 'uploads'>): Promise<FormProblem[]> {
  // a file field without a choice is posted as a file without a name
  const chosen = form.getAll(fileFields.chosen).filter((value) => value instanceof File && value.name !== '');
  form.delete(fileFields.chosen);
  const problems: FormProblem[] = [];
  for (const file of chosen as File[]) {
    const code =
      form.getAll(fileFields.ids).length < caseFileLimits.count
        ? await upload(file, form, client)
        : 'too-many';
    if (code) problems.push({ field: fileFields.ids, code, about: file.name });
  }
  return problems;
}

/** @returns why the file was not accepted; one that the server cannot take now has not reached us */
async function upload(
  file: File,
  form: FormData,
  client: Pick<Client, 'uploads'>,
): Promise<string | undefined> {
  try {
    const { id, name } = await client.uploads.create({ file });
    form.append(fileFields.ids, id);
    form.append(fileFields.names, `${id} ${name}`);
    return undefined;
  } catch (error) {
    if (error instanceof ORPCError && error.status === 413) return 'file-too-large';
    return rejectionOf(error).problems[0]?.code ?? 'file-gone';
  }
}

/**
 * Takes uploaded files that the server no longer has out of a form, so that it can be sent without them.
 * @param problems those of the API, with fields such as `files.0`
 * @returns the problems by the form's fields, with the names of the files
 */
export function loseFiles(form: FormData, problems: readonly FormProblem[]): FormProblem[] {
  const ids = form.getAll(fileFields.ids).map(String);
  const names = form.getAll(fileFields.names).map(String);
  const lost = new Set<string>();
  const named = problems.map(({ field, code, ...more }) => {
    const [name = '', place] = field.split('.');
    const id = name === fileFields.ids && place ? ids[Number(place)] : undefined;
    if (id === undefined) return { field: name, code, ...more };
    lost.add(id);
    const about = names.find((text) => text.startsWith(`${id} `))?.slice(id.length + 1);
    return { field: name, code, ...(about && { about }) };
  });
  if (lost.size > 0) form.delete(fileFields.ids);
  if (lost.size > 0) for (const id of ids) if (!lost.has(id)) form.append(fileFields.ids, id);
  return named;
}
