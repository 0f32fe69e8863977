import { siteTests } from '@raang/e2e-kit/site-tests';

export default siteTests(import.meta.dirname, [
  // a site with a desk takes ten seconds to start, so one worker runs its tests
  { name: 'desk', specs: ['answered-cases', 'lost-property'], workers: 1 },
  // the shared site is what others are compared with
  { name: 'processes', site: { kind: 'embedded' } },
]);
