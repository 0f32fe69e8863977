// The one way the commands call Nx: on this Node, without daemon, cloud or terminal interface.
import path from 'node:path';
import { root } from '../bootstrap.mjs';
import { run } from '../processes.mjs';

const quietNx = {
  NX_DAEMON: 'false',
  NX_NO_CLOUD: 'true',
  NX_TUI: 'false',
  NX_ISOLATE_PLUGINS: 'false', // a process more, and 0.2 s, for one small plugin
};

/**
 * @param {string[]} args
 * @param {{ quiet?: boolean, env?: NodeJS.ProcessEnv }} options
 */
export function nx(args, { env, ...options } = {}) {
  return run(process.execPath, [path.join(root, 'node_modules', 'nx', 'dist', 'bin', 'nx.js'), ...args], {
    cwd: root,
    ...options,
    env: { ...process.env, ...quietNx, ...env },
  });
}
