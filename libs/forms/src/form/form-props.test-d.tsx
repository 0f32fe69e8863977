// Checked by tsc, never run: the names of a form's fields are those of its schema.
import { expectTypeOf } from 'vitest';
import { TextInput } from '../fields/text-input';
import type { CheckedForm } from '../rules/check-form';
import type { AnyFieldName, FieldName, FormName } from '../rules/form-schemas';
import { NewCaseForm } from '../sections/new-case-form';
import { Form } from './form';
import type { PageFormProps } from './form-props';

declare const page: PageFormProps;
const texts = { label: 'A form', submitLabel: 'Send', children: null };

expectTypeOf<FieldName<'claim'>>().toEqualTypeOf<'proof'>();
expectTypeOf<FieldName<'login'>>().toEqualTypeOf<'email' | 'password'>();
expectTypeOf<'colour'>().toExtend<AnyFieldName>();
expectTypeOf<'homepage'>().not.toExtend<AnyFieldName>();

// the fields that the server's check returns
type Fields<Name extends FormName> = NonNullable<CheckedForm<Name>['fields']>;
expectTypeOf<Fields<'profile'>['locale']>().toEqualTypeOf<'th' | 'en'>();
expectTypeOf<Fields<'lost-report'>['files']>().toEqualTypeOf<string[]>();
expectTypeOf<Fields<'lost-report'>['time']>().toEqualTypeOf<string | undefined>();

export const forms = [
  <Form {...page} {...texts} name="login" order={['password', 'email']} />,
  // @ts-expect-error the password is missing
  <Form {...page} {...texts} name="login" order={['email']} />,
  // @ts-expect-error a login has no name
  <Form {...page} {...texts} name="login" order={['email', 'password', 'name']} />,
  // @ts-expect-error no form of this name
  <Form {...page} {...texts} name="log-in" order={['email', 'password']} />,
  // the fields of the sender follow by themselves
  <NewCaseForm {...page} {...texts} privacyHref="#" name="comment" order={['topic', 'message']} />,
  // @ts-expect-error the message is missing
  <NewCaseForm {...page} {...texts} privacyHref="#" name="comment" order={['topic']} />,
  <TextInput name="colour" label="Colour" />,
  // @ts-expect-error no form has such a field
  <TextInput name="color" label="Colour" />,
];
