import { type DragEvent, useState } from 'react';
import { buttonVariants } from '../button/button';
import { Icon } from '../icon/icon';
import { UploadIcon } from '../icon/icons';
import { useLabels } from '../labels/labels-provider';
import type { NativeProps } from '../native/native-props';

export interface DropZoneProps extends Omit<NativeProps<'input'>, 'type' | 'onChange'> {
  onFiles: (files: File[]) => void;
}

/** A native file input behind its label. Without JavaScript the input is visible, because nothing else lists the files. */
export function DropZone({ onFiles, ...input }: DropZoneProps) {
  const { fileUpload: labels } = useLabels();
  const [over, setOver] = useState(false);
  const allow = (event: DragEvent) => {
    event.preventDefault();
    if (!input.disabled) setOver(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!input.disabled) onFiles([...event.dataTransfer.files]);
  };
  return (
    <div
      data-over={over || undefined}
      className="rounded-md border-2 border-dashed border-line-strong bg-surface-raised text-center text-ink-muted has-aria-invalid:border-danger has-[input:disabled]:border-line has-[input:disabled]:bg-surface-sunken forced-colors:has-[input:disabled]:border-[GrayText] has-[input:focus-visible]:focus-ring data-over:border-solid data-over:border-accent data-over:bg-accent-soft print:hidden"
      onDragOver={allow}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <input
        {...input}
        type="file"
        className="sr-only noscript:not-sr-only noscript:m-4"
        onChange={(event) => onFiles([...(event.target.files ?? [])])}
      />
      <label
        htmlFor={input.id}
        className="flex cursor-pointer flex-wrap items-center justify-center gap-x-3 gap-y-1 p-4 in-[:has(>input:disabled)]:cursor-not-allowed sm:p-6 noscript:hidden"
      >
        <span
          className={buttonVariants({
            variant: 'secondary',
            size: 'sm',
            className:
              'in-[:has(>input:disabled)]:pointer-events-none in-[:has(>input:disabled)]:border-line in-[:has(>input:disabled)]:bg-surface-sunken in-[:has(>input:disabled)]:text-ink-muted forced-colors:in-[:has(>input:disabled)]:border-[GrayText] forced-colors:in-[:has(>input:disabled)]:text-[GrayText]',
          })}
        >
          <Icon icon={UploadIcon} />
          {input.multiple ? labels.choose : labels.chooseOne}
        </span>
        <span className="text-sm pointer-coarse:hidden">{labels.drop}</span>
      </label>
    </div>
  );
}
