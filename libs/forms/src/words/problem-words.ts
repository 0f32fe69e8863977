import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FieldProblem } from '@raang/contract';
import type { FieldRule } from '../check/field-rule';
import type { FormProblem } from '../check/sent-form';
import type { AnyFieldName, FieldName, FormName } from '../rules/form-schemas';

/** Some name the limit of the rule. They name the field too, since the summary shows them apart from it. */
type Words = MessageDescriptor | ((limit: number) => MessageDescriptor);

/** For a field without the rule that a problem names. */
const unclear = msg`Check this field`;

/** Words that fit every field. */
const general: Record<FieldProblem, Words> = {
  required: msg`Fill in this field`,
  'too-short': (count) => msg`Use at least ${count} characters`,
  'too-long': (count) => msg`Use ${count} characters or fewer`,
  choice: msg`Choose one of the answers`,
  email: msg`Enter a full e-mail address, such as name@example.com`,
  'email-repeat': msg`Enter an address that differs from your current one`,
  telephone: msg`Enter a telephone number with 8 to 15 digits`,
  date: msg`Enter a valid date with day, month and year`,
  'date-in-future': msg`Enter today or an earlier date`,
  'time-repeat': msg`Enter an end that differs from the start`,
  reference: msg`Enter the reference as in our e-mail, such as L-7K3M-9PW4`,
  'case-unknown': msg`No case has this reference and this contact`,
  'contact-missing': msg`Enter an e-mail address or a telephone number, so that we can reply`,
  'too-many': (count) => msg`Choose at most ${count}`,
  'password-common': msg`Many people use this password. Choose another one`,
  'password-repeat': msg`Choose a password that differs from your current one`,
  'password-wrong': msg`The password is wrong. Enter it again`,
  'file-too-large': msg`A file is too large. Remove it or choose a smaller one`,
  'file-type': msg`A file has a format that we cannot accept. Remove it or choose another one`,
  'file-unsafe': msg`A PDF has scripts, attachments, a password or parts that we cannot check. Print it to a new PDF, or send a picture of it`,
  'file-gone': msg`A file has not reached us. Remove it, then choose it again`,
  unverified: msg`Complete the check before you send the form`,
  'too-fast': msg`That was too fast for our check. Wait a few seconds, then send the form again`,
  'changed-elsewhere': msg`This was changed in another window. Check it, then save again`,
  invalid: unclear,
};

/** Words that name what a problem is about, in place of the general ones. */
const naming: Partial<Record<FieldProblem, (name: string, limit: number) => MessageDescriptor>> = {
  'file-too-large': (name) =>
    msg`“${name}” is too large. Choose a smaller file, or send the form again without it`,
  'file-type': (name) =>
    msg`“${name}” has a format that we cannot accept. Choose another file, or send the form again without it`,
  'file-gone': (name) =>
    msg`“${name}” has not reached us. Choose it again, or send the form again without it`,
  'too-many': (name, count) =>
    msg`“${name}” is more than the ${count} files that we can accept. Send the form again without it`,
  'changed-elsewhere': (saved) =>
    msg`“${saved}” was saved here from another window. Save again to replace it with what you entered`,
};

type FieldWords = Partial<Record<FieldProblem, Words>>;

/** Words for one field of every form. */
const byField: { readonly [Name in AnyFieldName]?: FieldWords } = {
  topic: { required: msg`Choose a topic` },
  category: { required: msg`Choose what kind of item it is` },
  message: {
    required: msg`Write your message`,
    'too-short': msg`Write a few more words, so that we understand you`,
    'too-long': (count) => msg`Shorten your message to ${count} characters`,
  },
  text: {
    required: msg`Write your reply`,
    'too-long': (count) => msg`Shorten your reply to ${count} characters`,
  },
  description: {
    required: msg`Describe the item`,
    'too-short': msg`Describe the item in a few more words`,
    'too-long': (count) => msg`Shorten the description to ${count} characters`,
  },
  proof: {
    required: msg`Describe what only the owner can know`,
    'too-short': msg`Describe it in a few more words, so that we can compare it`,
    'too-long': (count) => msg`Shorten the description to ${count} characters`,
  },
  handedTo: { required: msg`Choose where the item is now` },
  line: { invalid: msg`Choose a line from the list` },
  station: { invalid: msg`Choose a station from the list, or leave the field empty` },
  savedStations: {
    invalid: msg`Choose a station from the list`,
    'too-many': (count) => msg`Save at most ${count} stations. Remove one first`,
  },
  lines: {
    required: msg`Choose at least one line or station`,
    choice: msg`Choose lines from the list`,
    'too-many': (count) => msg`Choose at most ${count} lines and directions`,
  },
  stations: {
    invalid: msg`Choose a station from the list`,
    'too-many': (count) => msg`Choose at most ${count} stations. Remove one first`,
  },
  from: { required: msg`Enter the start too`, invalid: msg`Enter a time, such as 08:30` },
  until: { required: msg`Enter the end too`, invalid: msg`Enter a time, such as 08:30` },
  severity: { required: msg`Choose how severe a disruption has to be` },
  day: { required: msg`Enter the date` },
  time: { invalid: msg`Enter a time, such as 08:30` },
  colour: { 'too-long': (count) => msg`Describe the colour in at most ${count} characters` },
  marks: { 'too-long': (count) => msg`Describe the marks in at most ${count} characters` },
  name: {
    required: msg`Enter your name`,
    'too-long': (count) => msg`Shorten your name to ${count} characters`,
  },
  email: { required: msg`Enter your e-mail address` },
  contact: {
    required: msg`Enter the e-mail address or telephone number that you gave with the case`,
    invalid: msg`Enter a full e-mail address, or a telephone number with 8 to 15 digits`,
  },
  reference: {
    required: msg`Enter the reference`,
    reference: msg`This is not a reference. Check each letter and digit, such as L-7K3M-9PW4`,
  },
  password: {
    required: msg`Enter a password`,
    'too-short': (count) => msg`Use a password of at least ${count} characters`,
    'too-long': (count) => msg`Use a password of at most ${count} characters`,
  },
  currentPassword: {
    required: msg`Enter your current password`,
    'password-wrong': msg`The current password is wrong. Enter it again`,
  },
  locale: { required: msg`Choose a language` },
  files: { 'too-many': (count) => msg`Attach at most ${count} files` },
};

/** Words for one field of one form. */
const byForm: { readonly [Form in FormName]?: { readonly [Name in FieldName<Form>]?: FieldWords } } = {
  complaint: {
    message: {
      required: msg`Write what happened`,
      'too-short': msg`Write what happened in a few more words`,
    },
  },
  'lost-report': {
    day: {
      required: msg`Enter the date when you lost it. If you are not sure, enter the first possible day`,
    },
  },
  'found-report': { day: { required: msg`Enter the date when you found it` } },
  login: {
    password: {
      required: msg`Enter your password`,
      'password-wrong': msg`The e-mail address or the password is wrong. Check both, or set a new password`,
    },
  },
  'delete-account': { password: { required: msg`Enter your password` } },
  'change-email': { email: { required: msg`Enter your new e-mail address` } },
  'change-password': { password: { required: msg`Enter a new password` } },
  'set-password': { password: { required: msg`Enter a new password` } },
};

/** The words for a problem: what is wrong, and what to do. */
export function problemWords(
  form: string,
  { field, code: name, about }: FormProblem,
  rule: FieldRule | undefined,
  i18n: I18n,
): string {
  const code = name in general ? (name as FieldProblem) : 'invalid';
  const limit = limitOf(code, rule);
  // the values of choices have words elsewhere
  if (about && naming[code] && !rule?.options) return i18n._(naming[code](about, limit ?? 0));
  const words =
    wordsIn(byForm[form as FormName], field)?.[code] ?? wordsIn(byField, field)?.[code] ?? general[code];
  if (typeof words !== 'function') return i18n._(words);
  return i18n._(limit === undefined ? unclear : words(limit));
}

/** What a form sends may have any name. */
const wordsIn = (fields: Readonly<Record<string, FieldWords>> = {}, field: string) => fields[field];

function limitOf(code: FieldProblem, rule: FieldRule = {}): number | undefined {
  switch (code) {
    case 'too-short':
      return rule.minLength;
    case 'too-long':
      return rule.maxLength;
    default:
      return rule.maximumCount;
  }
}
