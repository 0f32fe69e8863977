import { useLingui } from '@lingui/react/macro';
import { TextAreaInput } from '../fields/text-area-input';
import { Form } from '../form/form';
import type { PageFormProps } from '../form/form-props';

/** A further message about a case. */
export function ReplyForm(page: PageFormProps) {
  const { t } = useLingui();
  return (
    <Form
      {...page}
      name="reply"
      label={t`Reply to us`}
      order={['text']}
      submitLabel={t`Send reply`}
      keepsDraft
    >
      <TextAreaInput name="text" label={t`Your reply`} rows={3} />
    </Form>
  );
}
