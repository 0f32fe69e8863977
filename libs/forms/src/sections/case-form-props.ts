import type { PageFormProps } from '../form/form-props';
import type { Upload } from '../fields/upload';

/** What a page gives to the form of a case. */
export interface CaseFormProps extends PageFormProps {
  privacyHref: string;
  upload?: Upload | undefined;
}
