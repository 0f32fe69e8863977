import type { PageFormProps } from '../form/form-props';
import type { Upload } from '../fields/upload';

/** What a page gives to the form of a case. */
export interface CaseFormProps extends PageFormProps {
  privacyHref: string;
  /**
   * Whether the authority takes files with a case.
   * @default true
   */
  takesFiles?: boolean | undefined;
  upload?: Upload | undefined;
}
