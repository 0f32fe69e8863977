import { useRef } from 'react';
import { useLabels } from '../labels/labels-provider';
import { fileKey } from './check-files';
import { FileRow, type UploadState } from './file-row';

export interface FileListProps {
  rows: readonly (UploadState & { file: File })[];
  disabled?: boolean;
  onRemove: (file: File) => void;
  /** The last row is about to go, and the focus with it. */
  onEmpty: () => void;
}

export function FileList({ rows, disabled, onRemove, onEmpty }: FileListProps) {
  const { fileUpload: labels } = useLabels();
  const list = useRef<HTMLUListElement>(null);
  if (rows.length === 0) return null;
  /** The focus goes on to the neighbour before its own button is gone. */
  const remove = (file: File, row: number) => {
    const buttons = list.current?.querySelectorAll('button') ?? [];
    const next = buttons[row + 1] ?? buttons[row - 1];
    if (next) next.focus();
    else onEmpty();
    onRemove(file);
  };
  return (
    <ul ref={list} aria-label={labels.list} className="flex flex-col gap-2">
      {rows.map(({ file, ...state }, row) => (
        // what was refused may be what was taken before
        <li
          key={`${fileKey(file)}/${rows.slice(0, row).filter((other) => fileKey(other.file) === fileKey(file)).length}`}
        >
          <FileRow file={file} {...state} disabled={disabled} onRemove={() => remove(file, row)} />
        </li>
      ))}
    </ul>
  );
}
