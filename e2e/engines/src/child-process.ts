import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process';

const running = new Set<ChildProcess>();
// a failed start leaves others running
process.on('exit', () => running.forEach(end));

/** Starts a program in a process group of its own, which ends with this process at the latest. */
export function start(program: string, args: readonly string[], options: SpawnOptions): ChildProcess {
  const child = spawn(program, args, { ...options, detached: true });
  running.add(child);
  child.on('exit', () => running.delete(child));
  return child;
}

/** Ends a program with those that it has started: a browser whose page has crashed outlives its driver. */
export function end({ pid }: ChildProcess): void {
  if (!pid) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // all of them have ended
  }
}
