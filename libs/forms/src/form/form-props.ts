import type { Locale } from '@raang/domain/locale';
import type { ButtonProps, Challenge } from '@raang/ui';
import type { ReactNode } from 'react';
import type { FieldRules } from '../check/field-rule';
import type { SentForm } from '../check/sent-form';
import type { AnyFieldName, FieldName, FormName } from '../rules/form-schemas';
import type { FormResult } from './form-result';
import type { Values } from './typed-values';

/** What a page gives to every form. */
export interface PageFormProps {
  /** Where the form is posted. */
  action: string;
  /** Of `formRules` in `@raang/forms/rules`, made on the server. */
  rules: FieldRules;
  locale: Locale;
  /** The current day at the network, `YYYY-MM-DD`. */
  today: string;
  /** The form as the server rejected it. */
  sent?: SentForm | undefined;
  /** First values, such as the name of the account. They may come after the page; another object fills in again. */
  defaults?: Values | undefined;
  /** A telephone number as people of the network's country write it. Without one, its field has no hint. */
  telephoneExample?: string | undefined;
  /** Sends the form without leaving the page. Without it, and without JavaScript, the browser posts the form. */
  onSubmit?: ((data: FormData) => Promise<FormResult>) | undefined;
  /** Shows the page after the form. By default the browser loads it. */
  onDone?: ((href: string) => void) | undefined;
  /** Human verification. Without it, the form has none. */
  challenge?: Challenge | undefined;
  /** Who to call if the verification does not work. */
  verificationHelp?: ReactNode;
  /** Where to sign in when the session has expired. */
  signInHref?: string | undefined;
  /** Further values that the form sends, such as the token of a link. */
  hidden?: Readonly<Record<string, string>> | undefined;
  /** What a draft belongs to besides the form, such as a reference. */
  draftOf?: string | undefined;
}

export interface FormProps extends PageFormProps {
  /** Unique on the page; it begins the ids of the fields. */
  name: string;
  /** Names the form for screen readers. */
  label: string;
  /** The fields in the order of the page, which is the summary's. */
  order: readonly string[];
  submitLabel: string;
  submitVariant?: ButtonProps['variant'];
  /** @default false */
  keepsDraft?: boolean;
  /** @default false */
  hasFiles?: boolean;
  /** Follows the fields, before the button, such as a sentence about privacy. */
  footnote?: ReactNode;
  /** Follows the button, such as a link to another form. */
  after?: ReactNode;
  children: ReactNode;
}

/** Nothing if these are all fields of the form; else a type that no list has, which names the missing ones. */
type Whole<Missing extends string> = [Missing] extends [never] ? unknown : { readonly missing: Missing };

/**
 * Props of a form with a schema: its name, and every field of it in the order of the page. A name of another form is a type
 * error, and so is a missing one.
 * @template Besides fields that follow by themselves
 */
export interface SchemaFormProps<
  Name extends FormName,
  Field extends AnyFieldName,
  Besides extends AnyFieldName = never,
> extends Omit<FormProps, 'name' | 'order'> {
  name: Name;
  order: readonly (Field & FieldName<Name>)[] & Whole<Exclude<FieldName<Name>, Field | Besides>>;
}
