import type { Conformance } from '../testing/conformance';
import { PasswordField } from './password-field';

export default [
  {
    part: <PasswordField label="รหัสผ่าน" autoComplete="new-password" />,
    root: 'div',
    control: 'input',
  },
] satisfies Conformance[];
