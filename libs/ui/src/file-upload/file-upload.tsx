import { useEffect, useId, useRef, useState } from 'react';
import type { FieldTexts } from '../form-field/field-texts';
import { FormField } from '../form-field/form-field';
import { useFormReset } from '../form-field/use-form-reset';
import { fillLabel } from '../labels/fill-label';
import { useLabels } from '../labels/labels-provider';
import { checkFiles, type FileLimits, type RefusedFile } from './check-files';
import { DropZone } from './drop-zone';
import { FileList } from './file-list';
import type { UploadState } from './file-row';
import { limitsText, problemText } from './file-texts';

export interface FileUploadProps extends FieldTexts, FileLimits {
  /** Of the file input, where an error summary leads to it. */
  id?: string;
  /** The form sends the chosen files by this name. Leave it out where the files are sent by a script. */
  name?: string;
  /** The chosen files; without it the part keeps them itself. */
  files?: readonly File[];
  onChange?: (files: File[]) => void;
  /** How the sending goes, for files of the list: the sending is the caller's. */
  states?: ReadonlyMap<File, UploadState>;
  required?: boolean;
  disabled?: boolean;
  'aria-describedby'?: string;
  className?: string;
}

export function FileUpload({ files, onChange, states, name, required, disabled, ...props }: FileUploadProps) {
  const { fileUpload: labels } = useLabels();
  const ownId = useId();
  const id = props.id ?? ownId;
  const input = useRef<HTMLInputElement>(null);
  const [own, setOwn] = useState<readonly File[]>([]);
  const [refused, setRefused] = useState<readonly RefusedFile<File>[]>([]);
  const [news, setNews] = useState('');
  const chosen = files ?? own;
  const { label, labelHidden, optional, error, className, accept, maxBytes, maxFiles } = props;
  const limits = { accept, maxBytes, maxFiles };

  // The form sends what the native input holds: what was dropped and kept, without what was removed and refused.
  useEffect(() => {
    const held = new DataTransfer();
    for (const file of chosen) held.items.add(file);
    if (input.current) input.current.files = held.files;
  }, [chosen]);

  const keep = (next: File[]) => {
    setOwn(next);
    onChange?.(next);
  };
  const add = (added: readonly File[]) => {
    const result = checkFiles(chosen, added, limits);
    const count = added.length - result.refused.length;
    const failures = result.refused.map(({ file, problem }) =>
      fillLabel(labels.failed, { name: file.name, error: problemText(problem, limits, labels) }),
    );
    keep(result.taken);
    setRefused(result.refused);
    setNews([count > 0 && fillLabel(labels.added, { count }), ...failures].filter(Boolean).join('. '));
  };
  useFormReset(input, () => {
    keep([]);
    setRefused([]);
    setNews('');
  });
  const remove = (file: File) => {
    if (chosen.includes(file)) keep(chosen.filter((other) => other !== file));
    else setRefused(refused.filter((other) => other.file !== file));
    setNews(fillLabel(labels.removed, { name: file.name }));
  };

  const told = limitsText(limits, labels);
  const hint = (props.hint || told) && (
    <>
      {props.hint}
      {told && <p>{told}</p>}
    </>
  );
  return (
    <FormField
      {...{ id, label, labelHidden, optional, hint, error, className }}
      describedBy={props['aria-describedby']}
    >
      {(control) => (
        <div className="flex flex-col gap-3">
          <DropZone
            {...control}
            {...{ name, required, disabled }}
            ref={input}
            accept={accept?.join(',')}
            multiple={maxFiles !== 1}
            onFiles={add}
          />
          <FileList
            rows={[
              ...chosen.map((file) => ({ file, ...states?.get(file) })),
              ...refused.map(({ file, problem }) => ({ file, error: problemText(problem, limits, labels) })),
            ]}
            disabled={disabled}
            onRemove={remove}
            onEmpty={() => input.current?.focus()}
          />
          <div role="status" className="sr-only">
            {news}
          </div>
        </div>
      )}
    </FormField>
  );
}
