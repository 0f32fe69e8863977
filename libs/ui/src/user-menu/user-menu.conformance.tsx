import type { Conformance } from '../testing/conformance';
import { UserMenu } from './user-menu';

export default [
  { part: <UserMenu user={{ name: 'พิมพ์ชนก' }} links={[]} signOut={{ action: '/logout' }} />, root: 'div' },
] satisfies Conformance[];
