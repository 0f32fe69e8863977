import type { Conformance } from '../testing/conformance';
import { Link } from './link';

export default [
  {
    part: (
      <Link href="/th" external>
        สถานี
      </Link>
    ),
    root: 'a',
  },
] satisfies Conformance[];
