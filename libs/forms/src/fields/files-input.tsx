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
  const { name: form, values, waitFor, addCheck, addPart, changed, generation } = useFormContext();
  const uploads = useUploads(upload, waitFor);
  const isUploading = useHydrated() && upload !== undefined;
  const input = useRef<HTMLInputElement>(null);
  const { maximumCount, accept, maximumBytes } = rule;

  const earlier = values[name] ?? [];
  const nameOf = (place: number) => {
    const number = place + 1;
    return values['fileNames']?.[place] ?? t`File ${number}`;
  };
  const addIds = useEffectEvent(({ formData }: FormDataEvent) => {
    // the ids that the form has so far are those of the checked earlier files
    const names = formData.getAll(name).map((id) => nameOf(earlier.indexOf(String(id))));
    const { stored } = uploads.current();
    for (const { id } of stored) formData.append(name, id);
    for (const text of [...names, ...stored.map((file) => file.name)]) formData.append('fileNames', text);
  });
  // a draft keeps what has arrived
  const arrived = [...uploads.states.values()].flatMap(({ id: stored }) => stored ?? []).join();
  const tell = useEffectEvent(changed);
  useEffect(() => {
    if (arrived) tell();
  }, [arrived]);
  const check = useEffectEvent(() =>
    uploads.current().hasFailed ? [{ field: name, code: 'file-gone' }] : [],
  );
  const retry = useEffectEvent(() => uploads.retry());
  const isLost = useEffectEvent(() => uploads.current().isLost);
  useEffect(() => {
    const owner = input.current?.form;
    const listener = (event: FormDataEvent) => addIds(event);
    const removeCheck = addCheck(() => check());
    const removePart = addPart({ retry: () => retry(), isUnsent: () => isLost() });
    owner?.addEventListener('formdata', listener);
    return () => {
      removeCheck();
      removePart();
      owner?.removeEventListener('formdata', listener);
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the form's lists are one for its whole life
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
