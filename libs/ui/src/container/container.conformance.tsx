import type { Conformance } from '../testing/conformance';
import { Container } from './container';

export default [{ part: <Container>หน้า</Container>, root: 'div' }] satisfies Conformance[];
