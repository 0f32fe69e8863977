// Commands use projects as built: this builds what changed of one, and of the projects below it.
import { fail, root } from './bootstrap.mjs';

/** @param {string} project */
export async function build(project) {
  const { execa } = await import('execa'); // there since bootstrap
  const { failed, all } = await execa('nx', ['run', `${project}:build`, '--output-style=static'], {
    cwd: root,
    all: true,
    reject: false,
  });
  if (failed) fail(`${all}\n${project} could not be built: the reason stands above`);
}
