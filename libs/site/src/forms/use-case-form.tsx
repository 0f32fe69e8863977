import { telephoneIn } from '@raang/domain/typed-text';
import type { CaseFormProps, FieldRules, PageFormProps, Place } from '@raang/forms';
import { useMemo, useSyncExternalStore } from 'react';
import { signedInAccount } from '../device/signed-in-account';
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
  const page = usePageForm({ rules, today, sent });
  return {
    ...page,
    defaults: useSender(rules, page.locale),
    place,
    privacyHref,
    upload: uploadFile,
    ...humanCheck(telephone),
  };
}

/** The contact of the signed-in account, for a form that needs one: a comment may stay without a name. */
function useSender(rules: FieldRules, locale: PageFormProps['locale']): PageFormProps['defaults'] {
  const account = useSyncExternalStore(signedInAccount.subscribe, signedInAccount.read, () => undefined);
  const needsContact = rules['email']?.requiredWithout !== undefined;
  return useMemo(() => {
    if (!account || !needsContact) return undefined;
    const { name, email, telephone } = account;
    return {
      name: [name],
      email: [email],
      ...(telephone && { telephone: [telephoneIn(locale, telephone)] }),
    };
  }, [account, needsContact, locale]);
}
