import type { CaseFormProps, Place } from '@raang/forms';
import { uploadFile } from '../device/upload-file';
import type { CaseFormData } from './case-form-data';
import { humanCheck } from './human-check';
import type { SentForm } from './sent-form';
import { usePageForm } from './use-page-form';

/** What the site gives to the form of a case. */
export function useCaseForm({
  form: { rules, place, privacyHref, telephone, today },
  sent,
}: {
  form: CaseFormData;
  sent: SentForm | undefined;
}): CaseFormProps & { place: Place } {
  return {
    ...usePageForm({ rules, today, sent }),
    place,
    privacyHref,
    upload: uploadFile,
    ...humanCheck(telephone),
  };
}
