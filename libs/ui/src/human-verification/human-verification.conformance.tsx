import type { Conformance } from '../testing/conformance';
import { HumanVerification } from './human-verification';

const challenge = () => Promise.reject(new Error('not asked for'));

export default [
  { part: <HumanVerification challenge={challenge} />, root: 'div', control: '[role=group]' },
] satisfies Conformance[];
