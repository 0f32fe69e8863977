import type { ReactNode } from 'react';
import { ChangeEmailForm } from '../change-email/change-email-form';
import { ChangePasswordForm } from '../change-password/change-password-form';
import type { FieldRules } from '../check/field-rule';
import { ClaimForm } from '../claim/claim-form';
import { CommentForm } from '../comment/comment-form';
import { ComplaintForm } from '../complaint/complaint-form';
import { ContactForm } from '../contact/contact-form';
import { DeleteAccountForm } from '../delete-account/delete-account-form';
import { ForgotPasswordForm } from '../forgot-password/forgot-password-form';
import type { PageFormProps } from '../form/form-props';
import { FoundReportForm } from '../found-report/found-report-form';
import { LoginForm } from '../login/login-form';
import { LostReportForm } from '../lost-report/lost-report-form';
import { ProfileForm } from '../profile/profile-form';
import { RegisterForm } from '../register/register-form';
import { ReplyForm } from '../reply/reply-form';
import { type FormName, formRules } from '../rules';
import { SetPasswordForm } from '../set-password/set-password-form';
import { SubscribeForm } from '../subscription/subscribe-form';
import { SubscriptionForm } from '../subscription/subscription-form';
import { TrackingForm } from '../tracking/tracking-form';
import { placeExample } from './place-example';

/** A form with valid values, as data for its stories and tests. */
export interface FormExample {
  name: FormName;
  rules: FieldRules;
  render: (page: PageFormProps) => ReactNode;
  /** As typed; a list for a field with several values. */
  filled: Readonly<Record<string, string>>;
  hasDraft?: boolean;
  /** What a draft belongs to. */
  draftOf?: string;
}

const privacyHref = '#privacy';
const reference = 'L-7K3M-9PW4';
const email = 'somchai@example.com';
const message = 'Somebody should look at the lift near exit 2. ประตูลิฟต์ปิดเร็วมาก';
export const telephoneExample = '081 234 5678';
const sender = { name: 'สมชาย ใจดี', email, telephone: telephoneExample };
const where = { day: '20/11/2569', time: '08:30', line: 'blue', station: 'Sukhumvit' };
const password = 'four unrelated words';
const place = ({ locale }: PageFormProps) => placeExample(locale);

const watched = (page: PageFormProps) => {
  const { lines } = place(page);
  const towards = page.locale === 'th' ? 'เฉพาะทิศทางไปหลักสอง' : 'only towards Lak Song';
  return {
    lines: [...lines, { value: 'blue.0', label: `${lines[0]!.label} ${towards}` }],
    place: place(page),
  };
};
const wish = { lines: 'blue', days: 'monday', from: '06:30', until: '09:30', severity: 'WARNING' };

const examples: readonly Omit<FormExample, 'rules'>[] = [
  {
    name: 'contact',
    render: (page) => <ContactForm {...page} privacyHref={privacyHref} />,
    filled: { topic: 'accessibility', message, ...sender },
    hasDraft: true,
  },
  {
    name: 'complaint',
    render: (page) => <ComplaintForm {...page} privacyHref={privacyHref} place={place(page)} />,
    filled: { topic: 'stations', message, ...where, ...sender },
    hasDraft: true,
  },
  {
    name: 'comment',
    render: (page) => <CommentForm {...page} privacyHref={privacyHref} />,
    filled: { topic: 'praise', message, ...sender },
    hasDraft: true,
  },
  {
    name: 'lost-report',
    render: (page) => <LostReportForm {...page} privacyHref={privacyHref} place={place(page)} />,
    filled: {
      category: 'umbrella',
      description: 'Long green umbrella, ด้ามไม้',
      colour: 'เขียว',
      marks: 'S.J.',
      ...where,
      ...sender,
    },
    hasDraft: true,
  },
  {
    name: 'found-report',
    render: (page) => <FoundReportForm {...page} privacyHref={privacyHref} place={place(page)} />,
    filled: {
      category: 'keys',
      description: 'Three keys with a red ribbon',
      handedTo: 'station-staff',
      ...where,
      ...sender,
    },
    hasDraft: true,
  },
  {
    name: 'tracking',
    render: (page) => <TrackingForm {...page} />,
    filled: { reference: 'l7k3m9qxz', contact: email },
  },
  {
    name: 'claim',
    render: (page) => <ClaimForm {...page} />,
    filled: { proof: 'My initials are on the handle: S.J.' },
    hasDraft: true,
    draftOf: reference,
  },
  {
    name: 'reply',
    render: (page) => <ReplyForm {...page} />,
    filled: { text: message },
    hasDraft: true,
    draftOf: reference,
  },
  {
    name: 'register',
    render: (page) => <RegisterForm {...page} privacyHref={privacyHref} loginHref="#login" />,
    filled: { name: sender.name, email, password },
    hasDraft: true,
  },
  {
    name: 'login',
    render: (page) => <LoginForm {...page} forgotPasswordHref="#forgot" registerHref="#register" />,
    filled: { email, password },
  },
  {
    name: 'forgot-password',
    render: (page) => <ForgotPasswordForm {...page} />,
    filled: { email },
  },
  {
    name: 'set-password',
    render: (page) => <SetPasswordForm {...page} hidden={{ token: 'token-of-the-mail' }} />,
    filled: { password },
  },
  {
    name: 'profile',
    render: (page) => <ProfileForm {...page} place={place(page)} />,
    filled: { name: sender.name, telephone: sender.telephone, locale: 'en' },
    hasDraft: true,
    draftOf: '0199f2c4-8f2a-7c31-9d6b-2f6c1f7d3e10',
  },
  {
    name: 'change-password',
    render: (page) => <ChangePasswordForm {...page} email={email} />,
    filled: { currentPassword: 'four earlier words', password },
  },
  {
    name: 'change-email',
    render: (page) => <ChangeEmailForm {...page} />,
    filled: { email, currentPassword: password },
  },
  {
    name: 'delete-account',
    render: (page) => <DeleteAccountForm {...page} email={email} />,
    filled: { password },
  },
  {
    name: 'subscribe',
    render: (page) => <SubscribeForm {...page} {...watched(page)} privacyHref={privacyHref} />,
    filled: { ...wish, email },
  },
  {
    name: 'subscription',
    render: (page) => <SubscriptionForm {...page} {...watched(page)} />,
    filled: { ...wish, locale: 'en' },
  },
];

export const formExamples: readonly FormExample[] = examples.map((example) => ({
  ...example,
  rules: formRules(example.name),
}));

export function formExample(name: FormName): FormExample {
  return formExamples.find((example) => example.name === name)!;
}

export const todayExample = '2026-11-22';
