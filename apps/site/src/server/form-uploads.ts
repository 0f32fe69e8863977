import { caseFileLimits } from '@raang/domain';
import { type FormRejection, rejectionOf } from './form-rejection';
import type { Client } from './request-client';

/** Names of a form's fields for files: chosen files, and the ids and names of those that are already uploaded. */
export const fileFields = { chosen: 'upload', ids: 'files', names: 'fileNames' } as const;

/**
 * Uploads the files of a form that was posted without JavaScript, and puts their ids into the form in place of them. So
 * a rejected form keeps its files.
 * @returns undefined if all of them were uploaded
 */
export async function uploadFiles(
  form: FormData,
  client: Pick<Client, 'uploads'>,
): Promise<FormRejection | undefined> {
  // a file field without a choice is posted as a file without a name
  const chosen = form.getAll(fileFields.chosen).filter((value) => value instanceof File && value.size > 0);
  form.delete(fileFields.chosen);
  if (form.getAll(fileFields.ids).length + chosen.length > caseFileLimits.count)
    return { problems: [{ field: fileFields.ids, code: 'too-many' }] };
  try {
    for (const file of chosen as File[]) {
      const { id, name } = await client.uploads.create({ file });
      form.append(fileFields.ids, id);
      form.append(fileFields.names, name);
    }
    return undefined;
  } catch (error) {
    return rejectionOf(error, () => fileFields.ids);
  }
}
