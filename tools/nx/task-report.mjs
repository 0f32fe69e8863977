import fs from 'node:fs';

/**
 * Writes the results of the tasks of a run to the file in NX_TASK_REPORT, for callers that count them.
 * @type {import('nx/src/devkit-exports').PostTasksExecution}
 */
export async function postTasksExecution(_options, { taskResults }) {
  const file = process.env.NX_TASK_REPORT;
  if (!file) return;
  const tasks = Object.values(taskResults).map(({ task, code, status }) => ({
    id: task.id,
    isGood: code === 0,
    isCached: status.includes('cache'),
    startTime: task.startTime,
    endTime: task.endTime,
    outputs: task.outputs,
  }));
  fs.writeFileSync(file, JSON.stringify(tasks));
}
