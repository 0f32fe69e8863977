import type { Conformance } from '../testing/conformance';
import { LikeButton } from './like-button';

export default [{ part: <LikeButton action="/like" count="1.2K" />, root: 'form' }] satisfies Conformance[];
