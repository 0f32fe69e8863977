import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { UploadState } from '@raang/ui';
import type { FieldProblem } from '@raang/contract';
import type { Upload } from './upload';

/** A chosen file on its way to the server. */
export interface Uploading extends Pick<UploadState, 'progress'> {
  /** Of the stored file. */
  id?: string;
  /** `lost`: no response. */
  problem?: FieldProblem | 'lost';
}

interface Running {
  state: Uploading;
  controller: AbortController;
}

/** Uploads files as they are chosen, all at once, and those without a response again when the network is back. */
export function useUploads(upload: Upload | undefined, waitFor: (work: Promise<unknown>) => void) {
  // read outside of rendering, by the form's check and when it is sent
  const running = useRef(new Map<File, Running>());
  const [states, setStates] = useState<ReadonlyMap<File, Uploading>>(new Map());
  const [files, setFiles] = useState<File[]>([]);

  const update = (file: File, state: Uploading) => {
    const found = running.current.get(file);
    if (!found) return;
    found.state = state;
    setStates(new Map([...running.current].map(([each, { state: last }]) => [each, last])));
  };
  const start = async (file: File, controller: AbortController) => {
    const { signal } = controller;
    update(file, { progress: 0 });
    try {
      const onProgress = (progress: number) => !signal.aborted && update(file, { progress });
      update(file, await upload!(file, { onProgress, signal }));
    } catch {
      if (!signal.aborted) update(file, { problem: 'lost' });
    }
  };
  const begin = (file: File) => {
    const controller = new AbortController();
    running.current.set(file, { state: {}, controller });
    waitFor(start(file, controller));
  };
  const choose = (chosen: File[]) => {
    setFiles(chosen);
    if (!upload) return;
    for (const [file, { controller }] of running.current)
      if (!chosen.includes(file)) {
        controller.abort();
        running.current.delete(file);
      }
    for (const file of chosen) if (!running.current.has(file)) begin(file);
  };

  /** Uploads those without a response again. */
  const retry = () => {
    for (const [file, { state }] of running.current) if (state.problem === 'lost') begin(file);
  };
  const retryNow = useEffectEvent(retry);
  useEffect(() => {
    const online = () => retryNow();
    const all = running.current;
    window.addEventListener('online', online);
    return () => {
      window.removeEventListener('online', online);
      for (const { controller } of all.values()) controller.abort();
    };
  }, []);

  return {
    files,
    states,
    choose,
    retry,
    /** Every file with its state. */
    current: () => [...running.current].map(([file, { state }]) => ({ file, ...state })),
    /** Notes that the server no longer has a file. */
    lose: (file: File) => update(file, { problem: 'file-gone' }),
  };
}
