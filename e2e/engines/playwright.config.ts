import { siteTests } from '@raang/e2e-kit/site-tests';

const { projects, ...config } = siteTests(import.meta.dirname, [
  { name: 'firefox', site: { kind: 'embedded' }, workers: 1 },
  { name: 'webkit', site: { kind: 'embedded' }, workers: 1 },
  { name: 'chromium', site: { kind: 'embedded' }, workers: 1 },
]);

export default {
  ...config,
  projects: projects?.map((project) =>
    // Playwright's driver, with the browser of all other tests: where a test fails here, it is not the engine
    project.name === 'chromium' ? { ...project, testIgnore: '**/templates.spec.ts' } : project,
  ),
};
