import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { inLocale, wordsFor } from '../examples.stories';
import { emptyCard } from './check-card';
import { CreditCardInput } from './credit-card-input';

const words = {
  th: { legend: 'บัตรเครดิตหรือบัตรเดบิต', hint: 'รับบัตร Visa, Mastercard, JCB และ UnionPay' },
  en: { legend: 'Credit or debit card', hint: 'Visa, Mastercard, JCB and UnionPay' },
};

/** A published test number without an account. */
const visa = { number: '4111111111111111', expiry: '04/29', securityCode: '123' };

const meta = {
  title: 'Components/Credit card input',
  component: CreditCardInput,
  parameters: {
    docs: {
      description: {
        component:
          'For a card whose data goes to a payment service through `onChange`. It formats and checks the values but never stores or sends them: the inputs have no name, so no form includes them. If the payment service offers hosted fields or its own page, use those. Cards show Gregorian years and Latin digits, also in Thailand. Thai digits are accepted.',
      },
    },
  },
  args: { legend: '', currentMonth: '2026-11', onChange: fn() },
  render: (args, { globals }) => {
    const { legend, hint } = inLocale(globals, words);
    return <CreditCardInput {...args} legend={args.legend || legend} hint={args.hint ?? hint} />;
  },
} satisfies Meta<typeof CreditCardInput>;
export default meta;
type Story = StoryObj<typeof meta>;

const fieldsIn = (canvasElement: HTMLElement) =>
  within(canvasElement).getAllByRole('textbox') as [HTMLInputElement, HTMLInputElement, HTMLInputElement];

export const Typing: Story = {
  play: async ({ args, canvasElement }) => {
    const [number, expiry, code] = fieldsIn(canvasElement);
    await userEvent.type(number, '4111111111111111');
    await expect(number).toHaveValue('4111 1111 1111 1111');
    await expect(number).toHaveAccessibleDescription(/Visa/);
    await userEvent.tab();
    await expect(expiry).toHaveFocus();
    await userEvent.keyboard('429');
    await expect(expiry).toHaveValue('04/29');
    await userEvent.tab();
    await expect(code).toHaveFocus();
    await userEvent.keyboard('123');
    await expect(args.onChange).toHaveBeenLastCalledWith(
      visa,
      expect.objectContaining({ isValid: true, errors: {} }),
    );
  },
};

export const CorrectingInTheMiddle: Story = {
  play: async ({ canvasElement }) => {
    const [number] = fieldsIn(canvasElement);
    await userEvent.type(number, '411111111111');
    await userEvent.type(number, '22', { initialSelectionStart: 2, initialSelectionEnd: 2 });
    await expect(number).toHaveValue('4122 1111 1111 11');
    await expect(number.selectionStart).toBe(5);
    await userEvent.keyboard('3');
    await expect(number).toHaveValue('4122 3111 1111 111');
    await expect(number.selectionStart).toBe(6);
    await userEvent.keyboard('{Backspace}{Backspace}');
    await expect(number).toHaveValue('4121 1111 1111 1');
    await expect(number.selectionStart).toBe(3);
  },
};

export const Reset: Story = {
  render: (args, context) => <form>{meta.render(args, context)}</form>,
  play: async ({ canvasElement, args }) => {
    await userEvent.type(fieldsIn(canvasElement)[0]!, visa.number);
    canvasElement.querySelector('form')!.reset();
    await waitFor(() => expect(fieldsIn(canvasElement)[0]).toHaveValue(''));
    await expect(args.onChange).toHaveBeenLastCalledWith(emptyCard, expect.anything());
  },
};

export const NotSubmitted: Story = {
  args: { value: visa },
  render: (args, context) => <form>{meta.render(args, context)}</form>,
  play: async ({ canvasElement }) => {
    const form = canvasElement.querySelector('form')!;
    await expect([...new FormData(form).keys()]).toEqual([]);
    const tokens = fieldsIn(canvasElement).map((input) => input.autocomplete);
    await expect(tokens).toEqual(['cc-number', 'cc-exp', 'cc-csc']);
  },
};

export const Complete: Story = { args: { value: visa } };

export const AmericanExpress: Story = {
  args: { value: { number: '378282246310005', expiry: '12/30', securityCode: '1234' } },
  play: async ({ canvasElement }) => {
    await expect(fieldsIn(canvasElement)[0]).toHaveValue('3782 822463 10005');
  },
};

export const ErrorAfterLeaving: Story = {
  play: async ({ canvasElement }) => {
    const [number, expiry] = fieldsIn(canvasElement);
    await userEvent.type(number, '4111111111111112');
    await expect(number).toBeValid();
    await userEvent.tab();
    await expect(number).toBeInvalid();
    await userEvent.type(expiry, '1026');
    await userEvent.tab();
    await expect(expiry).toBeInvalid();
  },
};

export const EveryError: Story = { args: { value: emptyCard, showErrors: true } };

export const BrandNotAccepted: Story = {
  args: {
    value: { ...visa, number: '378282246310005' },
    acceptedBrands: ['visa', 'mastercard', 'jcb', 'unionpay'],
    showErrors: true,
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const Longest: Story = {
  args: { value: { number: '9999', expiry: '04/72', securityCode: '1' }, showErrors: true },
  render: (args, context) => {
    const { longest, summary } = wordsFor(context.globals);
    return (
      <div className="max-w-80">{meta.render({ ...args, legend: longest, hint: summary }, context)}</div>
    );
  },
};
