import { Form } from '../form/form';
import type { FormProps } from '../form/form-props';
import { PrivacyNote } from './privacy-note';
import { SenderFields } from './sender-fields';

export interface NewCaseFormProps extends Omit<FormProps, 'keepsDraft' | 'footnote'> {
  privacyHref: string;
}

/** A form that opens a case. The sender and the privacy note follow its own fields, which `order` lists. */
export function NewCaseForm({ privacyHref, order, children, ...form }: NewCaseFormProps) {
  return (
    <Form
      {...form}
      order={[...order, 'name', 'email', 'telephone']}
      keepsDraft
      footnote={<PrivacyNote href={privacyHref} />}
    >
      {children}
      <SenderFields />
    </Form>
  );
}
