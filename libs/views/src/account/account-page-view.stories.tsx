import type { Locale } from '@raang/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleContext } from '../shared/examples/model-context-example';
import { type AccountPageData, toAccountPageModel } from './account-page-model';
import { AccountPageView } from './account-page-view';
import { ConfirmEmailForm } from './confirm-email-form';
import { ConfirmForm } from './confirm-form';

const meta = {
  title: 'Templates/Account page',
  parameters: { bleed: true },
  args: { state: 'login' },
  render: ({ state, notice, email }, { globals }) => {
    const locale: Locale = globals['locale'] === 'en' ? 'en' : 'th';
    const model = toAccountPageModel({ state, notice, email }, exampleContext(locale));
    return <AccountPageView model={model}>{formOf(state)}</AccountPageView>;
  },
} satisfies Meta<AccountPageData>;
export default meta;
type Story = StoryObj<AccountPageData>;

/** The other forms are of @raang/forms, with stories of their own. */
function formOf(state: AccountPageData['state']) {
  if (/^email-|-(sent|gone)$/.test(state)) return null;
  if (!state.endsWith('-email')) return <ConfirmForm />;
  return <ConfirmEmailForm canStop={state === 'confirm-current-email'} />;
}

export const Login: Story = {};

export const SignInFirst: Story = { args: { notice: 'sign-in-first' } };

export const NewPasswordSet: Story = { args: { notice: 'password-set' } };

export const AccountDeleted: Story = { args: { notice: 'removed' } };

export const Register: Story = { args: { state: 'register' } };

export const RegisterSent: Story = { args: { state: 'register-sent' } };

export const ForgotPassword: Story = { args: { state: 'forgot-password' } };

export const ForgotPasswordSent: Story = { args: { state: 'forgot-password-sent' } };

export const SetPassword: Story = { args: { state: 'set-password' } };

export const SetPasswordGone: Story = { args: { state: 'set-password-gone' } };

export const ConfirmRegister: Story = { args: { state: 'confirm-register' } };

export const ConfirmRegisterGone: Story = { args: { state: 'confirm-register-gone' } };

export const ConfirmNewEmail: Story = { args: { state: 'confirm-new-email', email: 'malee@example.com' } };

export const ConfirmCurrentEmail: Story = {
  args: { state: 'confirm-current-email', email: 'malee@example.com' },
};

export const ConfirmEmailGone: Story = { args: { state: 'confirm-email-gone' } };

export const EmailHalfConfirmed: Story = { args: { state: 'email-half-confirmed' } };

export const EmailChanged: Story = { args: { state: 'email-changed' } };

export const EmailChangeStopped: Story = { args: { state: 'email-change-stopped' } };

export const LongestEmail: Story = {
  args: { state: 'confirm-current-email', email: `${'somchai.jaidee.'.repeat(4)}office@example.com` },
  globals: { viewport: { value: 'mobile1' } },
};

export const Narrow: Story = { args: { state: 'register' }, globals: { viewport: { value: 'mobile1' } } };
