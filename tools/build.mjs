// Builds a project and its dependencies for a command, if they have changed.
import fs from 'node:fs';
import path from 'node:path';
import { fail, root } from './bootstrap.mjs';

/** The project in a folder of `apps`: an app is named for its authority, not for its folder. @param {string} app */
export const projectOfApp = (app) =>
  JSON.parse(fs.readFileSync(path.join(root, 'apps', app, 'package.json'), 'utf8')).name;

/** @param {string} project */
export async function build(project) {
  // inside a task of Nx, its target depends on what it needs: Nx has built that before, and nested builds would take turns
  if (process.env.NX_TASK_TARGET_TARGET) return;
  // an image has what was built, and not what builds it
  if (!fs.existsSync(path.join(root, 'node_modules', 'nx'))) return;
  const { execa } = await import('execa'); // installed by bootstrap
  const { failed, all } = await execa('nx', ['run', `${project}:build`, '--output-style=static'], {
    cwd: root,
    env: { NX_ISOLATE_PLUGINS: 'false' }, // without a process for each of our plugins it starts in a third of the time
    all: true,
    reject: false,
  });
  if (failed) fail(`${all}\n${project} could not be built: see the reason above`);
}
