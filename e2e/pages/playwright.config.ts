import { siteTests } from '@raang/e2e-kit/site-tests';

export default siteTests(import.meta.dirname, [
  // a site with a desk takes ten seconds to start, so one worker runs its tests
  { name: 'desk', specs: ['claim-form', 'lifts'], workers: 1 },
  { name: 'pages', site: { kind: 'embedded' } },
]);
