import type { FieldProblem } from '@raang/contract';

export interface UploadTask {
  /** 0 to 1. */
  onProgress: (progress: number) => void;
  /** Aborts when the person removes the file. */
  signal: AbortSignal;
}

export type UploadResult = { id: string } | { problem: FieldProblem };

/** Uploads one file. Rejects if there was no response. */
export type Upload = (file: File, task: UploadTask) => Promise<UploadResult>;
