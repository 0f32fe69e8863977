import type { Locale } from '@raang/domain';
import type { MailContent } from '../mail/mail-content';

/** What every mail depends on. */
interface MailTarget {
  locale: Locale;
  /** The site's public origin. */
  publicUrl: string;
}

type Words<Data> = Record<Locale, (data: Data) => MailContent>;

const paragraph = (text: string) => ({ kind: 'paragraph', text }) as const;
const link = (label: string, href: string) => ({ kind: 'link', label, href }) as const;

/** Without the typed name: the address may be another person's, who would get the words of a stranger from us. */
const confirm: Words<{ href: string }> = {
  th: ({ href }) => ({
    subject: 'โปรดยืนยันอีเมลของท่าน',
    blocks: [
      paragraph('โปรดยืนยันอีเมลนี้เพื่อเริ่มใช้งานบัญชี ลิงก์ใช้ได้ครั้งเดียวภายใน 24 ชั่วโมง'),
      link('ยืนยันอีเมล', href),
      paragraph('หากท่านไม่ได้ขอสร้างบัญชี โปรดอย่ากดลิงก์ ระบบจะไม่เปิดใช้บัญชี'),
    ],
  }),
  en: ({ href }) => ({
    subject: 'Confirm your e-mail address',
    blocks: [
      paragraph(
        'Confirm this e-mail address to start using your account. The link works once, within 24 hours.',
      ),
      link('Confirm e-mail address', href),
      paragraph('If you did not ask for an account, do not use the link. We will not open an account.'),
    ],
  }),
};

const alreadyRegistered: Words<{ href: string }> = {
  th: ({ href }) => ({
    subject: 'อีเมลนี้มีบัญชีอยู่แล้ว',
    blocks: [
      paragraph('มีผู้ขอสร้างบัญชีด้วยอีเมลนี้ ซึ่งมีบัญชีอยู่แล้ว เราไม่ได้เปลี่ยนแปลงข้อมูลใด'),
      paragraph('หากท่านลืมรหัสผ่าน โปรดตั้งรหัสผ่านใหม่'),
      link('ตั้งรหัสผ่านใหม่', href),
      paragraph('หากท่านไม่ได้เป็นผู้ขอ ท่านไม่ต้องดำเนินการใด ๆ'),
    ],
  }),
  en: ({ href }) => ({
    subject: 'You already have an account',
    blocks: [
      paragraph(
        'Somebody asked for an account with this e-mail address, which already has one. Nothing was changed.',
      ),
      paragraph('If you forgot your password, set a new one.'),
      link('Set a new password', href),
      paragraph('If it was not you, you do not need to do anything.'),
    ],
  }),
};

const forgotPassword: Words<{ href: string }> = {
  th: ({ href }) => ({
    subject: 'การตั้งรหัสผ่านใหม่',
    blocks: [
      paragraph('มีผู้ขอตั้งรหัสผ่านใหม่ของบัญชีนี้ ลิงก์ใช้ได้ครั้งเดียวภายใน 1 ชั่วโมง'),
      link('ตั้งรหัสผ่านใหม่', href),
      paragraph('หากท่านไม่ได้เป็นผู้ขอ โปรดอย่ากดลิงก์ รหัสผ่านเดิมยังใช้ได้'),
    ],
  }),
  en: ({ href }) => ({
    subject: 'Set a new password',
    blocks: [
      paragraph('Somebody asked to set a new password for this account. The link works once, within 1 hour.'),
      link('Set a new password', href),
      paragraph('If it was not you, do not use the link. Your password will not change.'),
    ],
  }),
};

const passwordChanged: Words<{ href: string }> = {
  th: ({ href }) => ({
    subject: 'เปลี่ยนรหัสผ่านของท่านแล้ว',
    blocks: [
      paragraph('มีการเปลี่ยนรหัสผ่านของบัญชีนี้ ท่านต้องเข้าสู่ระบบใหม่ในอุปกรณ์อื่น'),
      paragraph('หากท่านไม่ได้เป็นผู้เปลี่ยน โปรดตั้งรหัสผ่านใหม่ทันที'),
      link('ตั้งรหัสผ่านใหม่', href),
    ],
  }),
  en: ({ href }) => ({
    subject: 'Your password was changed',
    blocks: [
      paragraph('The password of this account was changed. You have to sign in again on other devices.'),
      paragraph('If it was not you, set a new password now.'),
      link('Set a new password', href),
    ],
  }),
};

/** Without the account's name and address: the new one may be another person's. */
const newEmail: Words<{ href: string }> = {
  th: ({ href }) => ({
    subject: 'โปรดยืนยันอีเมลใหม่ของบัญชี',
    blocks: [
      paragraph(
        'มีผู้ขอใช้อีเมลนี้เป็นอีเมลของบัญชี หากเป็นท่าน โปรดยืนยันด้วยลิงก์นี้ และลิงก์ในอีเมลที่เราส่งถึงอีเมลเดิม แต่ละลิงก์ใช้ได้ครั้งเดียวภายใน 24 ชั่วโมง',
      ),
      link('ยืนยันอีเมลใหม่', href),
      paragraph('หากท่านไม่ได้เป็นผู้ขอ โปรดอย่ากดลิงก์ ระบบจะไม่เปลี่ยนแปลงข้อมูลใด'),
    ],
  }),
  en: ({ href }) => ({
    subject: 'Confirm the new e-mail address of your account',
    blocks: [
      paragraph(
        'Somebody asked to use this e-mail address for their account. If it was you, confirm it with this link and with the link that we sent to your current address. Each link works once, within 24 hours.',
      ),
      link('Confirm new e-mail address', href),
      paragraph('If it was not you, do not use the link. Nothing will change.'),
    ],
  }),
};

const emailTaken: Words<{ href: string }> = {
  th: ({ href }) => ({
    subject: 'อีเมลนี้มีบัญชีอยู่แล้ว',
    blocks: [
      paragraph('มีผู้ขอใช้อีเมลนี้กับอีกบัญชีหนึ่ง แต่อีเมลนี้มีบัญชีอยู่แล้ว เราไม่ได้เปลี่ยนแปลงข้อมูลใด'),
      paragraph('หากเป็นท่าน โปรดเข้าสู่ระบบด้วยอีเมลนี้ หรือลบบัญชีของอีเมลนี้ก่อนแล้วขอเปลี่ยนอีเมลอีกครั้ง'),
      link('เข้าสู่ระบบ', href),
      paragraph('หากท่านไม่ได้เป็นผู้ขอ ท่านไม่ต้องดำเนินการใด ๆ'),
    ],
  }),
  en: ({ href }) => ({
    subject: 'This e-mail address already has an account',
    blocks: [
      paragraph(
        'Somebody asked to use this e-mail address for another account, but it already has one. Nothing was changed.',
      ),
      paragraph(
        'If it was you, sign in with this address. Or delete the account of this address first, then change the address of the other one again.',
      ),
      link('Sign in', href),
      paragraph('If it was not you, you do not need to do anything.'),
    ],
  }),
};

const currentEmail: Words<{ href: string; email: string }> = {
  th: ({ href, email }) => ({
    subject: 'โปรดยืนยันการเปลี่ยนอีเมลของบัญชี',
    blocks: [
      paragraph('มีผู้เข้าสู่ระบบด้วยรหัสผ่านของท่าน และขอเปลี่ยนอีเมลของบัญชี'),
      { kind: 'facts', facts: [{ label: 'อีเมลใหม่', value: email }] },
      paragraph(
        'โปรดเปิดลิงก์นี้เพื่อยืนยันหรือยกเลิก อีเมลจะเปลี่ยนเมื่อท่านยืนยันทั้งจากอีเมลนี้และอีเมลใหม่ แต่ละลิงก์ใช้ได้ครั้งเดียวภายใน 24 ชั่วโมง',
      ),
      link('ยืนยันหรือยกเลิก', href),
      paragraph('หากท่านไม่ได้เป็นผู้ขอ โปรดยกเลิก แล้วตั้งรหัสผ่านใหม่ทันที เพราะมีผู้อื่นทราบรหัสผ่านของท่าน'),
    ],
  }),
  en: ({ href, email }) => ({
    subject: 'Confirm the change of your e-mail address',
    blocks: [
      paragraph(
        'Somebody signed in with your password and asked to change the e-mail address of your account.',
      ),
      { kind: 'facts', facts: [{ label: 'New e-mail address', value: email }] },
      paragraph(
        'Use this link to confirm or stop the change. The address changes once you have confirmed it from here and from the new address. Each link works once, within 24 hours.',
      ),
      link('Confirm or stop the change', href),
      paragraph(
        'If it was not you, stop the change, then set a new password now: somebody else knows your password.',
      ),
    ],
  }),
};

const emailChanged: Words<object> = {
  th: () => ({
    subject: 'เปลี่ยนอีเมลของบัญชีแล้ว',
    blocks: [
      paragraph(
        'มีการเปลี่ยนอีเมลของบัญชีนี้ จากนี้ไป โปรดเข้าสู่ระบบด้วยอีเมลใหม่ รหัสผ่านยังเป็นรหัสเดิม ท่านต้องเข้าสู่ระบบใหม่ในอุปกรณ์อื่น',
      ),
      paragraph('เราจะแจ้งความคืบหน้าของเรื่องในบัญชีทางอีเมลใหม่'),
      paragraph('หากท่านไม่ได้เป็นผู้เปลี่ยน โปรดโทรศัพท์แจ้งเราทันที'),
    ],
  }),
  en: () => ({
    subject: 'The e-mail address of your account was changed',
    blocks: [
      paragraph(
        'The e-mail address of your account was changed. Sign in with the new address from now on; your password is the same. You have to sign in again on other devices.',
      ),
      paragraph('We will send updates about the cases in your account to the new address.'),
      paragraph('If it was not you, call us now.'),
    ],
  }),
};

const removed: Words<object> = {
  th: () => ({
    subject: 'ลบบัญชีของท่านแล้ว',
    blocks: [
      paragraph('เราลบบัญชีและข้อมูลส่วนบุคคลในบัญชีแล้ว'),
      paragraph('เรายังดำเนินการเรื่องที่ท่านแจ้งต่อไป ท่านติดตามได้ด้วยหมายเลขอ้างอิงและอีเมลนี้'),
    ],
  }),
  en: () => ({
    subject: 'Your account was deleted',
    blocks: [
      paragraph('Your account and its personal data were deleted.'),
      paragraph(
        'We are still working on the cases that you sent. Follow them with their reference and this e-mail address.',
      ),
    ],
  }),
};

const forgotHref = ({ locale, publicUrl }: MailTarget) => `${publicUrl}/${locale}/forgot-password`;

const confirmEmailHref = (token: string, { locale, publicUrl }: MailTarget) =>
  `${publicUrl}/${locale}/confirm-email/${token}`;

/** The mails of accounts. A link with a token opens a page whose button uses it: mail scanners open links. */
export const accountMails = {
  confirm: ({ token }: { token: string }, { locale, publicUrl }: MailTarget) =>
    confirm[locale]({ href: `${publicUrl}/${locale}/confirm-register/${token}` }),
  alreadyRegistered: (target: MailTarget) => alreadyRegistered[target.locale]({ href: forgotHref(target) }),
  forgotPassword: ({ token }: { token: string }, { locale, publicUrl }: MailTarget) =>
    forgotPassword[locale]({ href: `${publicUrl}/${locale}/set-password/${token}` }),
  passwordChanged: (target: MailTarget) => passwordChanged[target.locale]({ href: forgotHref(target) }),
  newEmail: ({ token }: { token: string }, target: MailTarget) =>
    newEmail[target.locale]({ href: confirmEmailHref(token, target) }),
  emailTaken: ({ locale, publicUrl }: MailTarget) =>
    emailTaken[locale]({ href: `${publicUrl}/${locale}/login` }),
  currentEmail: ({ token, email }: { token: string; email: string }, target: MailTarget) =>
    currentEmail[target.locale]({ href: confirmEmailHref(token, target), email }),
  emailChanged: ({ locale }: MailTarget) => emailChanged[locale]({}),
  removed: ({ locale }: MailTarget) => removed[locale]({}),
};
