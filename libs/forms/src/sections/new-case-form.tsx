import type { SchemaFormProps } from '../form/form-props';
import type { AnyFieldName } from '../rules/form-schemas';
import { Form } from '../form/form';
import { PrivacyNote } from './privacy-note';
import { SenderFields } from './sender-fields';

type CaseFormName = 'contact' | 'complaint' | 'comment' | 'lost-report' | 'found-report';
type SenderField = 'name' | 'email' | 'telephone';

export type NewCaseFormProps<Name extends CaseFormName, Field extends AnyFieldName> = Omit<
  SchemaFormProps<Name, Field, SenderField>,
  'keepsDraft' | 'footnote'
> & { privacyHref: string };

/** A form that opens a case. The sender and the privacy note follow its own fields, which `order` lists. */
export function NewCaseForm<Name extends CaseFormName, Field extends AnyFieldName>({
  privacyHref,
  order,
  children,
  ...form
}: NewCaseFormProps<Name, Field>) {
  return (
    <Form
      {...form}
      order={[...order, 'name', 'email', 'telephone'] as never}
      keepsDraft
      footnote={<PrivacyNote href={privacyHref} />}
    >
      {children}
      <SenderFields />
    </Form>
  );
}
