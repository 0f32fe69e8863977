import { siteTests } from '@raang/e2e-kit/site-tests';

export default siteTests(import.meta.dirname, [{ name: 'smoke', site: { kind: 'embedded' } }]);
