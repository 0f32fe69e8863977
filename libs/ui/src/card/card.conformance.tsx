import type { Conformance } from '../testing/conformance';
import { Picture } from '../picture/picture';
import { Card, CardGrid } from './card';

export default [
  {
    part: <Card href="/th" title="ข่าว" picture={<Picture src="/a.jpg" alt="" width={16} height={9} />} />,
    root: 'article',
  },
  { part: <CardGrid>ข่าว</CardGrid>, root: 'ul' },
] satisfies Conformance[];
