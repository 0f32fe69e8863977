import type { Conformance } from '../testing/conformance';
import { CookieConsent } from './cookie-consent';

export default [
  {
    part: (
      <CookieConsent categories={[{ id: 'statistics', name: 'สถิติ', description: 'นับผู้เข้าชม' }]}>
        คุกกี้
      </CookieConsent>
    ),
    root: 'section',
  },
] satisfies Conformance[];
