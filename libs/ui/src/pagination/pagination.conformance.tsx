import type { Conformance } from '../testing/conformance';
import { Pagination } from './pagination';

export default [
  { part: <Pagination page={2} pages={9} hrefForPage={(page) => `?page=${page}`} />, root: 'nav' },
] satisfies Conformance[];
