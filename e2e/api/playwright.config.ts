import { siteTests } from '@raang/e2e-kit/site-tests';

export default siteTests(import.meta.dirname, [
  // what reaches the driver of PostgreSQL: every example and error of the contract, and text that nobody would type
  { name: 'postgresql', specs: ['contract', 'fuzz'], site: { kind: 'postgresql' } },
  // tests that read the database start a site of their own on PostgreSQL
  { name: 'embedded', site: { kind: 'embedded' } },
]);
