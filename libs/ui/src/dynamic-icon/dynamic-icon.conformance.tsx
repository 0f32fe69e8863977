import { type Conformance, withoutElement } from '../testing/conformance';
import { DynamicIcon } from './dynamic-icon';
import { IconLoaderProvider } from './icon-loader-provider';

const loader = { load: () => Promise.resolve(undefined) };

export default [
  {
    part: <DynamicIcon prefix="mdi" name="key" />,
    root: 'svg',
    around: (part) => <IconLoaderProvider loader={loader}>{part}</IconLoaderProvider>,
  },
  {
    part: <IconLoaderProvider loader={loader}>หน้า</IconLoaderProvider>,
    exceptions: withoutElement('a provider, which renders only its children'),
  },
] satisfies Conformance[];
