import { useLingui } from '@lingui/react/macro';
import { CheckboxGroup, FileUpload, type UploadState, useHydrated } from '@raang/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useFormContext } from '../form/form-context';
import { problemWords } from '../words/problem-words';
import type { Upload } from './upload';
import { type Uploading, useUploads } from './use-uploads';
import { useField } from './use-field';

export interface FilesInputProps {
  label: string;
  hint?: string | undefined;
  /** Uploads a file as soon as it is chosen. Without it, and without JavaScript, the form sends files named `upload`. */
  upload?: Upload | undefined;
}

/** Name of the field with the ids of uploaded files. */
const name = 'files';

/** Files, uploaded as they are chosen. The form sends their ids. */
export function FilesInput({ label, hint, upload }: FilesInputProps) {
  const { i18n, t } = useLingui();
  const { field, rule } = useField(name);
  const { name: form, values, waitFor, addCheck, generation } = useFormContext();
  const uploads = useUploads(upload, waitFor);
  const isUploading = useHydrated() && upload !== undefined;
  const input = useRef<HTMLInputElement>(null);
  const { maximumCount, accept, maximumBytes } = rule;

  const addIds = useEffectEvent(({ formData }: FormDataEvent) => {
    for (const id of uploads.current().ids) formData.append(name, id);
  });
  const check = useEffectEvent(() =>
    uploads.current().hasFailed ? [{ field: name, code: 'file-gone' }] : [],
  );
  useEffect(() => {
    const owner = input.current?.form;
    const listener = (event: FormDataEvent) => addIds(event);
    const remove = addCheck(() => check());
    owner?.addEventListener('formdata', listener);
    return () => {
      remove();
      owner?.removeEventListener('formdata', listener);
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the form's list of checks is one for its whole life
  }, []);

  const stateOf = ({ id, progress, problem }: Uploading): UploadState => {
    if (problem === 'lost')
      return {
        error: t`This file has not reached us. We try again when you are online. You can also remove it`,
      };
    if (problem) return { error: problemWords(form, { field: '', code: problem }, rule, i18n) };
    return id ? { done: true } : { ...(progress !== undefined && { progress }) };
  };
  const { id, ...texts } = field;
  const earlier = values[name] ?? [];
  const nameOf = (place: number) => {
    const number = place + 1;
    return values['fileNames']?.[place] ?? t`File ${number}`;
  };
  return (
    <>
      {earlier.length > 0 && (
        <CheckboxGroup
          key={generation}
          id={`${id}-earlier`}
          name={name}
          legend={t`Files that we already have`}
          options={earlier.map((value, place) => ({ value, label: nameOf(place) }))}
          defaultValue={earlier}
        />
      )}
      <FileUpload
        {...texts}
        ref={input}
        id={id}
        name={isUploading ? undefined : 'upload'}
        label={label}
        hint={hint}
        {...(accept && { accept })}
        {...(maximumBytes !== undefined && { maxBytes: maximumBytes })}
        {...(maximumCount !== undefined && { maxFiles: Math.max(1, maximumCount - earlier.length) })}
        files={uploads.files}
        states={new Map([...uploads.states].map(([file, state]) => [file, stateOf(state)]))}
        onChange={uploads.choose}
      />
    </>
  );
}
