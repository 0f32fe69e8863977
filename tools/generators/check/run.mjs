import { stripVTControlCharacters } from 'node:util';
import { execa } from 'execa';

/** In the copy, Nx and npm must not take the folders of the workspace from the environment of the task, nor its colours. */
const environment = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(NX_|npm_|FORCE_COLOR$)/i.test(name)),
);

/**
 * Runs a program of the workspace, and prints how long it takes.
 * @param {string} folder
 * @param {string} program
 * @param {string[]} parameters
 * @returns what it prints, without colours: Nx has its own rules of when it prints them
 * @throws with what it prints, if it fails
 */
export async function run(folder, program, parameters) {
  const { all, durationMs } = await execa(program, parameters, {
    cwd: folder,
    preferLocal: true,
    all: true,
    env: environment,
    extendEnv: false,
  });
  console.log(`✓ ${program} (${(durationMs / 1000).toFixed(1)} s)`);
  return stripVTControlCharacters(all);
}
