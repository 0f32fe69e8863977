import { type Conformance, withoutElement } from '../testing/conformance';
import { Image } from './image';
import { defaultImageConfig } from './image-config';
import { ImageConfigProvider } from './image-config-provider';

export default [
  { part: <Image src="/a.jpg" alt="" width={16} height={9} />, root: 'span', control: 'img' },
  {
    part: <ImageConfigProvider config={defaultImageConfig}>หน้า</ImageConfigProvider>,
    exceptions: withoutElement('a provider, which renders only its children'),
  },
] satisfies Conformance[];
