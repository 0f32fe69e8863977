import { useEffect, useEffectEvent, useId, useImperativeHandle, useRef, useState } from 'react';
import type { FieldTexts } from '../form-field/field-texts';
import { FormField } from '../form-field/form-field';
import { useFormReset } from '../form-field/use-form-reset';
import { fillLabel } from '../labels/fill-label';
import { useLabels } from '../labels/labels-provider';
import type { NativeProps } from '../native/native-props';
import { checkFiles, fileKey, type FileLimits, type RefusedFile } from './check-files';
import { DropZone } from './drop-zone';
import { FileList } from './file-list';
import type { UploadState } from './file-row';
import { limitsText, problemText } from './file-texts';

type NativeInput = Omit<
  NativeProps<'input'>,
  'type' | 'accept' | 'onChange' | 'multiple' | 'size' | 'children'
>;

export interface FileUploadProps extends FieldTexts, FileLimits, NativeInput {
  /** The form sends the chosen files under this name. Omit it if a script uploads them. */
  name?: string;
  /** Controlled value. Without it, the part keeps the chosen files. */
  files?: readonly File[];
  onChange?: (files: File[]) => void;
  /** Upload states by file. The caller uploads the files. */
  states?: ReadonlyMap<File, UploadState>;
  /** Called with the listed files that were refused here, so that a form does not leave them out silently. */
  onRefuse?: (refused: readonly RefusedFile<File>[]) => void;
}

/** Files to choose or drop, checked and listed. `className` is the field's, everything else the file input's. */
export function FileUpload({
  label,
  labelHidden,
  optional,
  hint: ownHint,
  error,
  className,
  files,
  onChange,
  states,
  onRefuse,
  accept,
  maxBytes,
  maxFiles,
  'aria-describedby': describedBy,
  ref,
  ...props
}: FileUploadProps) {
  const { fileUpload: labels } = useLabels();
  const ownId = useId();
  const id = props.id ?? ownId;
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current!, []);
  const [own, setOwn] = useState<readonly File[]>([]);
  const [refused, setRefused] = useState<readonly RefusedFile<File>[]>([]);
  const [news, setNews] = useState('');
  const chosen = files ?? own;
  const limits = { accept, maxBytes, maxFiles };

  const keep = (next: File[]) => {
    setOwn(next);
    onChange?.(next);
  };
  const list = (next: readonly RefusedFile<File>[]) => {
    setRefused(next);
    onRefuse?.(next);
  };
  const add = (added: readonly File[]) => {
    const others = chosen.filter((file) => states?.get(file)?.refused).length;
    const result = checkFiles(chosen, added, withRoomFor(others, limits));
    const count = added.length - result.refused.length;
    const failures = result.refused.map(({ file, problem }) =>
      fillLabel(labels.failed, { name: file.name, error: problemText(problem, limits, labels) }),
    );
    keep(result.taken);
    list([...refused.filter((earlier) => staysListed(earlier, added)), ...result.refused]);
    setNews([count > 0 && fillLabel(labels.added, { count }), ...failures].filter(Boolean).join('. '));
  };
  const addEarly = useEffectEvent(() => {
    const early = [...(input.current?.files ?? [])];
    if (early.length > 0) add(early);
  });
  // Takes the files that were chosen before hydration, before the next effect takes them out of the native input.
  useEffect(() => addEarly(), []);
  // Puts the accepted files into the native input, so that the form sends them.
  useEffect(() => {
    const held = new DataTransfer();
    for (const file of chosen) held.items.add(file);
    if (input.current) input.current.files = held.files;
  }, [chosen]);
  useFormReset(input, () => {
    keep([]);
    list([]);
    setNews('');
  });
  const remove = (file: File) => {
    if (chosen.includes(file)) keep(chosen.filter((other) => other !== file));
    else list(refused.filter((other) => other.file !== file));
    setNews(fillLabel(labels.removed, { name: file.name }));
  };

  const told = limitsText(limits, labels);
  const hint = (ownHint || told) && (
    <>
      {ownHint}
      {told && <p>{told}</p>}
    </>
  );
  return (
    <FormField
      id={id}
      label={label}
      labelHidden={labelHidden}
      optional={optional}
      hint={hint}
      error={error}
      describedBy={describedBy}
      className={className}
    >
      {(control) => (
        <div className="flex flex-col gap-3">
          <DropZone
            {...props}
            {...control}
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
            disabled={props.disabled}
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

/** A refused file stays listed until it is removed or chosen again; one that is already there needs no more words. */
const staysListed = ({ file, problem }: RefusedFile<File>, added: readonly File[]) =>
  problem !== 'duplicate' && !added.some((other) => fileKey(other) === fileKey(file));

/** The limits beside files that do not count. A single file is replaced by the next one. */
const withRoomFor = (others: number, { maxFiles, ...limits }: FileLimits): FileLimits =>
  maxFiles === undefined || maxFiles === 1
    ? { maxFiles, ...limits }
    : { maxFiles: maxFiles + others, ...limits };
