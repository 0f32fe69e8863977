import fs from 'node:fs';

/**
 * Writes how the tasks of a run ended to the file that NX_TASK_REPORT names, for callers that count.
 * @type {import('nx/src/devkit-exports').PostTasksExecution}
 */
export async function postTasksExecution(_options, { taskResults }) {
  const file = process.env.NX_TASK_REPORT;
  if (!file) return;
  const tasks = Object.values(taskResults).map(({ task, code }) => ({
    id: task.id,
    isGood: code === 0,
    startTime: task.startTime,
    outputs: task.outputs,
  }));
  fs.writeFileSync(file, JSON.stringify(tasks));
}
