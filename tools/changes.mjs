// What has changed in the clone: commits that are not pushed, and files that are not committed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { root } from './bootstrap.mjs';
import { projectOfApp } from './build.mjs';

/** @param {string[]} words @returns {string} empty if Git knows no answer */
const git = (...words) => spawnSync('git', words, { cwd: root, encoding: 'utf8' }).stdout.trim();

/** The commit that the change starts from: the branch point of the upstream branch, or of `main`. */
export const changeBase = () =>
  git('merge-base', 'HEAD', '@{upstream}') || git('merge-base', 'HEAD', 'main') || 'HEAD';

/** Paths from the root, with `/`. @param {string} base */
export function changedFiles(base) {
  const names = [git('diff', '--name-only', base), git('ls-files', '--others', '--exclude-standard')];
  return names.flatMap((list) => list.split('\n')).filter(Boolean);
}

/**
 * Names the state of all files: the same commit with the same changes has the same name.
 * @param {string} base
 * @param {string[]} files changed since then
 * @param {string} [workspace]
 */
export function stateOf(base, files, workspace = root) {
  const hash = createHash('sha256').update(base);
  for (const file of files.toSorted()) {
    const content = path.join(workspace, file);
    const isFile = fs.statSync(content, { throwIfNoEntry: false })?.isFile();
    hash.update(`\0${file}\0`).update(isFile ? fs.readFileSync(content) : 'gone');
  }
  return hash.digest('hex');
}

/** What has changed, line by line; a new file is one line. @param {string} base */
export function changedLines(base) {
  const added = git('ls-files', '--others', '--exclude-standard').replaceAll(/^(?=.)/gm, 'new file ');
  return `${git('diff', '--unified=0', base)}\n${added}`;
}

/**
 * Whether a change can leave something unused: it touches an import, an export or a package, or a file comes or goes.
 * @param {string} lines of a difference as Git prints it
 */
export const canLeaveUnused = (lines) =>
  /^[+-].*\b(?:import|export|from)\b|^(?:new file|deleted file|rename) |^\+\+\+ .*\.json$/m.test(lines);

/**
 * Whether a change can add, change or remove a message: they stand in catalogues and in the files that mention Lingui, which
 * alone are read for them (lingui.config.ts).
 * @param {string[]} files
 * @param {string} lines of a difference as Git prints it
 * @param {string} [workspace]
 */
export const canChangeMessages = (files, lines, workspace = root) =>
  /^[+-].*@lingui\/|^(?:new file|deleted file|rename) /m.test(lines) ||
  files.some((file) => {
    if (/\.po$|^lingui\.config\.ts$/.test(file)) return true;
    const source = path.join(workspace, file);
    return (
      /\.tsx?$/.test(file) && fs.existsSync(source) && fs.readFileSync(source, 'utf8').includes('@lingui/')
    );
  });

/**
 * The names of the projects that contain these files.
 * @param {string[]} files
 */
export function projectsOf(files) {
  const names = files.map((file) => {
    const [, app] = /^apps\/([\w-]+)\//.exec(file) ?? [];
    if (app) return projectOfApp(app);
    const [, name] = /^(?:libs\/|tools\/(?=consumer\/))([\w-]+)\//.exec(file) ?? [];
    if (name) return `@raang/${name}`;
    const [, tests] = /^e2e\/([\w-]+)\//.exec(file) ?? [];
    if (tests) return `@raang/e2e-${tests}`;
    if (file.startsWith('.storybook/')) return 'storybook';
    return file.startsWith('tools/') ? '@raang/tools' : '@raang/source';
  });
  return [...new Set(names)].toSorted();
}

/** Whether tests find all of these files among their imports. They read content, tables, styles and settings as files. @param {string[]} files */
export const areImported = (files) => files.every((file) => /\.(tsx?|po)$/.test(file));

/**
 * The folders with stories that these files belong to, such as `home` of the library `views`.
 * @param {string[]} files
 * @param {string} [workspace]
 */
export function storyParts(files, workspace = root) {
  const parts = files.flatMap((file) => {
    const [, library = '', part = ''] = /^libs\/([\w-]+)\/src\/([\w-]+)\//.exec(file) ?? [];
    return part && hasStories(path.join(workspace, 'libs', library, 'src', part)) ? [part] : [];
  });
  return [...new Set(parts)].toSorted();
}

/** @param {string} folder */
const hasStories = (folder) =>
  fs.existsSync(folder) && fs.readdirSync(folder).some((file) => file.endsWith('.stories.tsx'));
