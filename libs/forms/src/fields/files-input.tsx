import { useLingui } from '@lingui/react/macro';
import type { FieldProblem } from '@raang/contract';
import {
  CheckboxGroup,
  type FileProblem,
  FileUpload,
  type RefusedFile,
  type UploadState,
  useHydrated,
} from '@raang/ui';
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

/** Name of the field with an id and a name for each of them, so that the server can name one that it lost. */
const namesField = 'fileNames';

/** Codes of what the control refuses by itself; a file that is there twice is no problem. */
const codes: Record<Exclude<FileProblem, 'duplicate'>, FieldProblem> = {
  'too-large': 'file-too-large',
  'wrong-type': 'file-type',
  'too-many': 'too-many',
  empty: 'file-type',
};

/**
 * Files, uploaded as they are chosen. The form sends their ids. A file that was refused stops the form once, so that
 * nobody takes it for sent; then the form goes without it.
 */
export function FilesInput({ label, hint, upload }: FilesInputProps) {
  const { i18n, t } = useLingui();
  const { field, rule, words } = useField(name);
  const { name: form, values, problems, waitFor, addCheck, addPart, changed, generation } = useFormContext();
  const uploads = useUploads(upload, waitFor);
  const isUploading = useHydrated() && upload !== undefined;
  const input = useRef<HTMLInputElement>(null);
  const { maximumCount, accept, maximumBytes } = rule;
  const refused = useRef<readonly RefusedFile<File>[]>([]);
  const told = useRef(new WeakSet<File>());

  const addIds = useEffectEvent(({ formData }: FormDataEvent) => {
    for (const { id, file } of uploads.current())
      if (id) {
        formData.append(name, id);
        formData.append(namesField, `${id} ${file.name}`);
      }
  });
  // a draft keeps what has arrived
  const arrived = [...uploads.states.values()].flatMap(({ id: stored }) => stored ?? []).join();
  const tell = useEffectEvent(changed);
  useEffect(() => {
    if (arrived) tell();
  }, [arrived]);
  const check = useEffectEvent(() => {
    const failed = [
      ...uploads
        .current()
        .flatMap(({ file, problem }) => (problem && problem !== 'lost' ? [{ file, code: problem }] : [])),
      ...refused.current.flatMap(({ file, problem }) =>
        problem === 'duplicate' ? [] : [{ file, code: codes[problem] }],
      ),
    ].filter(({ file }) => !told.current.has(file));
    for (const { file } of failed) told.current.add(file);
    return failed.map(({ file, code }) => ({ field: name, code, about: file.name }));
  });
  const retry = useEffectEvent(() => uploads.retry());
  const isLost = useEffectEvent(() => uploads.current().some(({ problem }) => problem === 'lost'));
  const loseFiles = useEffectEvent(() => {
    const gone = problems.filter(({ field, code }) => field === name && code === 'file-gone');
    for (const { file, id } of uploads.current())
      if (id && gone.some(({ about }) => about === file.name)) {
        told.current.add(file);
        uploads.lose(file);
      }
  });
  useEffect(() => loseFiles(), [problems]);
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
        error: t`This file has not reached us. We will try again when you are online. You can also remove it`,
      };
    if (problem)
      return { error: problemWords(form, { field: '', code: problem }, rule, i18n), refused: true };
    return id ? { done: true } : { ...(progress !== undefined && { progress }) };
  };
  const { id, ...texts } = field;
  const earlier = values[name] ?? [];
  const labelled = values[namesField] ?? [];
  const nameOf = (file: string, place: number) => {
    const number = place + 1;
    return labelled.find((text) => text.startsWith(`${file} `))?.slice(file.length + 1) ?? t`File ${number}`;
  };
  return (
    <>
      {earlier.length > 0 && (
        <>
          <CheckboxGroup
            key={generation}
            id={`${id}-earlier`}
            name={name}
            legend={t`Files that we already have`}
            options={earlier.map((value, place) => ({ value, label: nameOf(value, place) }))}
            defaultValue={earlier}
          />
          {labelled.map((text) => (
            <input key={text} type="hidden" name={namesField} value={text} />
          ))}
        </>
      )}
      <FileUpload
        {...texts}
        error={words.length > 0 && <Lines lines={words} />}
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
        onRefuse={(files) => (refused.current = files)}
      />
    </>
  );
}

const Lines = ({ lines }: { lines: readonly string[] }) =>
  lines.map((line) => (
    <span key={line} className="block">
      {line}
    </span>
  ));
