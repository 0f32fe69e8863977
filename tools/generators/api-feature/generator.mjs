import path from 'node:path';
import { formatFiles, generateFiles } from '@nx/devkit';
import { extendApi, extendContract, extendTests } from './extend-workspace.mjs';
import { generateMigration } from './migration.mjs';
import { readFeature } from './read-feature.mjs';
import { requireOptions } from '../options.mjs';

/** Generates a feature of the API. @param {import('@nx/devkit').Tree} tree @param {import('./read-feature.mjs').ApiFeatureOptions} options */
export default async function generateApiFeature(tree, options) {
  requireOptions(import.meta.dirname, options);
  const feature = readFeature(tree, options);
  const templates = path.join(import.meta.dirname, 'files');
  generateFiles(tree, path.join(templates, 'contract'), 'libs/contract/src', feature);
  generateFiles(tree, path.join(templates, 'api'), `libs/api/src/${feature.fileName}`, feature);
  extendContract(tree, feature);
  extendApi(tree, feature);
  extendTests(tree, feature);
  await formatFiles(tree);
  return () => generateMigration(tree.root, feature.table);
}
