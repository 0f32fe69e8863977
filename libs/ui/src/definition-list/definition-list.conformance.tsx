import type { Conformance } from '../testing/conformance';
import { DefinitionList } from './definition-list';

export default [
  { part: <DefinitionList items={[{ term: 'เวลาเปิด', value: '05.00 น.' }]} />, root: 'dl' },
] satisfies Conformance[];
