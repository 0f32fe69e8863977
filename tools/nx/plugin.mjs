// Infers the targets of every project from its files, so that no package repeats them.
import path from 'node:path';
import { readProject } from './project.mjs';
import { targetsOf } from './targets.mjs';

export { postTasksExecution } from './task-report.mjs';

export const name = 'raang-targets';

/** @type {import('nx/src/devkit-exports').CreateNodes} */
export const createNodes = [
  '{package.json,{apps/*,libs/*,e2e/*,tools,tools/consumer}/package.json,.storybook/tsconfig.json}',
  (files, _options, { workspaceRoot }) => {
    const projects = files.map((file) => readProject(path.dirname(file), workspaceRoot));
    return projects.map((project, index) => [
      files[index],
      { projects: { [project.root]: nodeOf(project, projects) } },
    ]);
  },
];

/**
 * @param {import('./project.mjs').Project} project
 * @param {import('./project.mjs').Project[]} projects
 */
function nodeOf(project, projects) {
  const { root, manifest } = project;
  const node = { root, targets: targetsOf(project, projects) };
  if (project.isWorkspace) return { ...node, name: manifest.name };
  // no npm workspace, which would install what the app outside needs
  if (project.isConsumer) return { ...node, name: manifest.name, tags: ['layer:consumer'] };
  if (!project.isStorybook) return node;
  return {
    ...node,
    // not a package, so its name and layer are set here; it finds stories by a glob, which Nx does not analyse
    name: 'storybook',
    tags: ['layer:storybook'],
    implicitDependencies: projects
      .filter(({ hasStories }) => hasStories)
      .map(({ manifest }) => manifest.name),
  };
}
