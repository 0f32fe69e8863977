import { cva } from 'class-variance-authority';
import { Icon } from '../icon/icon';
import { AlertIcon, CloseIcon, DocumentIcon, PictureIcon, SuccessIcon } from '../icon/icons';
import { fillLabel } from '../labels/fill-label';
import { useLabels } from '../labels/labels-provider';
import { sizeText, typesText } from './file-texts';

/** Upload state of a file. */
export interface UploadState {
  /** 0 to 1, during the upload. */
  progress?: number;
  done?: boolean;
  /** Message that says what went wrong and what to do. */
  error?: string;
  /** The caller does not send this file: it does not count towards the limit. */
  refused?: boolean;
}

export interface FileRowProps extends UploadState {
  file: File;
  disabled?: boolean;
  onRemove: () => void;
}

const row = cva('flex items-start gap-3 rounded-md border bg-surface-raised py-1 ps-3', {
  variants: { wrong: { true: 'border-danger border-s-4', false: 'border-line' } },
});

const bar =
  'block h-2 w-full appearance-none overflow-hidden rounded-full border border-line-strong bg-surface-sunken [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-surface-sunken [&::-webkit-progress-value]:bg-accent forced-colors:appearance-auto';

export function FileRow({ file, progress, done, error, disabled, onRemove }: FileRowProps) {
  const { fileUpload: labels } = useLabels();
  const { name, size, type } = file;
  const sending = progress !== undefined && !done && !error;
  const percent = Math.round((progress ?? 0) * 100);
  return (
    <div className={row({ wrong: Boolean(error) })}>
      <Icon
        icon={type.startsWith('image/') ? PictureIcon : DocumentIcon}
        size="lg"
        className="mt-2.5 text-ink-muted"
      />
      <div className="min-w-0 grow py-1.5">
        <p className="wrap-anywhere">{name}</p>
        <p className="text-sm text-ink-muted">
          {[typesText(type ? [type] : []), sizeText(size, labels)].filter(Boolean).join(' · ')}
        </p>
        {sending && (
          <progress
            max={100}
            value={percent}
            aria-label={fillLabel(labels.progress, { name, percent })}
            className={bar}
          />
        )}
        <div role="status" className="text-sm font-semibold">
          {(error || done) && <span className="sr-only">{name}</span>}
          {error && (
            <span className="flex gap-1.5 text-danger">
              <Icon icon={AlertIcon} size="sm" className="first-line" />
              {error}
            </span>
          )}
          {done && !error && (
            <span className="flex gap-1.5 text-success">
              <Icon icon={SuccessIcon} size="sm" className="first-line" />
              {labels.done}
            </span>
          )}
        </div>
      </div>
      <button
        type="button"
        disabled={disabled}
        aria-label={fillLabel(labels.remove, { name })}
        className="flex size-12 shrink-0 cursor-pointer items-center justify-center rounded-md border-2 border-transparent text-ink-muted hover:bg-accent-soft hover:text-accent disabled:cursor-not-allowed disabled:bg-transparent disabled:text-ink-muted print:hidden"
        onClick={onRemove}
      >
        <Icon icon={CloseIcon} />
      </button>
    </div>
  );
}
