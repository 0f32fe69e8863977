import type { Conformance } from '../testing/conformance';
import { Icon } from './icon';
import { TrainIcon } from './icons';

const drawing = 'the drawing may be any component that takes GlyphProps';

export default [
  {
    part: <Icon icon={TrainIcon} label="รถไฟฟ้า" />,
    root: 'svg',
    exceptions: { ref: drawing, id: drawing, props: drawing },
  },
] satisfies Conformance[];
