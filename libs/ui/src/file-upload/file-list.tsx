import { useRef } from 'react';
import { useLabels } from '../labels/labels-provider';
import { fileKey } from './check-files';
import { FileRow, type UploadState } from './file-row';

export interface FileListProps {
  rows: readonly (UploadState & { file: File })[];
  disabled?: boolean;
  onRemove: (file: File) => void;
  /** Called before the last row, which has the focus, is removed. */
  onEmpty: () => void;
}

export function FileList({ rows, disabled, onRemove, onEmpty }: FileListProps) {
  const { fileUpload: labels } = useLabels();
  const list = useRef<HTMLUListElement>(null);
  if (rows.length === 0) return null;
  /** Moves the focus to the next row before the button disappears. */
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
        // a refused file may equal an accepted one, so the key counts
        <li
          key={`${fileKey(file)}/${rows.slice(0, row).filter((other) => fileKey(other.file) === fileKey(file)).length}`}
        >
          <FileRow file={file} {...state} disabled={disabled} onRemove={() => remove(file, row)} />
        </li>
      ))}
    </ul>
  );
}
