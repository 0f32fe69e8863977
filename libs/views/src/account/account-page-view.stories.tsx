import type { Locale } from '@raang/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleContext } from '../shared/examples/model-context-example';
import { type AccountPageData, toAccountPageModel } from './account-page-model';
import { AccountPageView } from './account-page-view';
import { ConfirmForm } from './confirm-form';

const meta = {
  title: 'Templates/Account page',
  parameters: { bleed: true },
  args: { state: 'login' },
  render: ({ state, notice }, { globals }) => {
    const locale: Locale = globals['locale'] === 'en' ? 'en' : 'th';
    const model = toAccountPageModel({ state, notice }, exampleContext(locale));
    const hasForm = !/-(sent|gone)$/.test(state);
    // the other forms are of @raang/forms, with stories of their own
    return <AccountPageView model={model}>{hasForm && <ConfirmForm />}</AccountPageView>;
  },
} satisfies Meta<AccountPageData>;
export default meta;
type Story = StoryObj<AccountPageData>;

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

export const Narrow: Story = { args: { state: 'register' }, globals: { viewport: { value: 'mobile1' } } };
