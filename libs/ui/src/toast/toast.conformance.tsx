import { type Conformance, withoutElement } from '../testing/conformance';
import { ToastProvider } from './toast-provider';

export default [
  {
    part: <ToastProvider now={() => 0}>หน้า</ToastProvider>,
    exceptions: withoutElement('a provider, which renders its region itself'),
  },
] satisfies Conformance[];
