import type { StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, userEvent, waitFor, within } from 'storybook/test';
import { stationFields } from '../check/chosen-station';
import type { FormProblem } from '../check/sent-form';
import type { FieldProblem } from '@raang/contract';
import type { FieldRule } from '../check/field-rule';
import { discardDrafts, draftKey } from '../form/draft';
import { draftOfTab } from '../form/tab-draft';
import type { PageFormProps } from '../form/form-props';
import type { FormResult } from '../form/form-result';
import { fillControls } from '../form/typed-values';
import { type FormName } from '../rules';
import { type FormExample, formExample, telephoneExample, todayExample } from './form-examples';
import { fillByKeyboard } from './type-into-form';

type Story = StoryObj<Partial<PageFormProps>>;
type Context = Parameters<NonNullable<Story['play']>>[0];

export const localeOf = ({ globals }: Pick<Context, 'globals'>) => (globals['locale'] === 'en' ? 'en' : 'th');
export const formIn = ({ canvasElement }: Pick<Context, 'canvasElement'>) =>
  canvasElement.querySelector('form')!;
/** The last one is the form's own: parts have buttons too. */
export const submitIn = (context: Pick<Context, 'canvasElement'>) =>
  formIn(context).querySelector<HTMLButtonElement>('button[type=submit]')!;
const listsOf = (values: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, [value]]));

/**
 * The states of a form, each with a test of what it promises. Each form's file exports them one by one: Storybook reads
 * the exports from the text of the file, and makes no test of a destructured or re-exported story.
 */
export function formStories(name: FormName) {
  const example = formExample(name);
  const { rules, filled } = example;
  const base: Story = {
    args: { onDone: fn(), onSubmit: fn(async (): Promise<FormResult> => ({ kind: 'done', href: '#done' })) },
    beforeEach: () => discardDrafts(),
    render: (args, context) => (
      <>
        {example.render({
          action: '#sent',
          draftOf: example.draftOf,
          rules,
          locale: localeOf(context),
          today: todayExample,
          signInHref: '#sign-in',
          telephoneExample,
          challenge: verifies(name) ? async () => ({ payload: 'solved' }) : undefined,
          ...args,
        })}
      </>
    ),
  };
  const wrong: Story = {
    ...base,
    args: { ...base.args, sent: { values: listsOf(filled), problems: everyProblem(example) } },
  };

  const Empty: Story = {
    ...base,
    play: async (context) => {
      await expect(formIn(context).noValidate).toBe(true);
      await expect(submitIn(context)).toBeEnabled();
    },
  };

  /** Filled in and sent without a pointer. */
  const Filled: Story = {
    ...base,
    play: async (context) => {
      await settled(context, example);
      await fillByKeyboard(formIn(context), filled);
      const { onSubmit, onDone } = context.args;
      await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
      const data = mocked(onSubmit!).mock.calls[0]![0];
      for (const field of Object.keys(filled)) await expect(data.get(field), field).toBeTruthy();
      await expect(data.get('idempotencyKey')).toMatch(/^[0-9a-f-]{36}$/);
      await expect(data.get('homepage')).toBe('');
      await waitFor(() => expect(onDone).toHaveBeenCalledWith('#done'));
    },
  };

  /** Sent empty: the browser's check stops it. */
  const Missing: Story = {
    ...base,
    play: async (context) => {
      submitIn(context).focus();
      await userEvent.keyboard('{Enter}');
      await expect(context.args.onSubmit).not.toHaveBeenCalled();
      const links = within(summaryIn(context)).getAllByRole('link');
      await expect(links).toHaveLength(
        Object.values(rules).filter(({ isRequired, requiredWithout }) => isRequired || requiredWithout)
          .length,
      );
      await expect(summaryIn(context)).toHaveFocus();
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(fieldOf(links[0]!)).toContainElement(document.activeElement as HTMLElement);
    },
  };

  /** As the server returns it without JavaScript: what was typed is still there. */
  const Errors: Story = {
    ...wrong,
    play: async (context) => {
      const form = formIn(context);
      await expect(summaryIn(context)).toHaveFocus();
      await expect(within(summaryIn(context)).getAllByRole('link')).toHaveLength(Object.keys(rules).length);
      await settled(context, example);
      const data = new FormData(form);
      for (const [field, rule] of Object.entries(rules)) {
        await expect(form.querySelector(`[id="${name}-${field}"]`), field).not.toBeNull();
        if (filled[field] && !rule.isExact) await expect(data.get(field), field).toBeTruthy();
        if (rule.isExact) await expect(data.get(field), 'no password in a page').toBe('');
      }
    },
  };

  /** A second click sends nothing. The button keeps the focus. */
  const Busy: Story = {
    ...base,
    args: {
      ...base.args,
      defaults: lazyValues(filled),
      onSubmit: fn(() => new Promise<FormResult>(() => undefined)),
    },
    play: async (context) => {
      await typeAll(context, example);
      const button = submitIn(context);
      await userEvent.dblClick(button);
      await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
      await userEvent.keyboard('{Enter}');
      await expect(context.args.onSubmit).toHaveBeenCalledTimes(1);
      await expect(button).toHaveFocus();
      await expect(announcerIn(context)).not.toBeEmptyDOMElement();
    },
  };

  /** The page of the receipt follows; the device forgets the draft. */
  const Sent: Story = {
    ...base,
    args: { ...base.args, defaults: lazyValues(filled) },
    play: async (context) => {
      await typeAll(context, example);
      await userEvent.click(submitIn(context));
      await waitFor(() => expect(context.args.onDone).toHaveBeenCalledWith('#done'));
      window.dispatchEvent(new PageTransitionEvent('pagehide'));
      await expect(ownDraftOf(example).find()).toBeUndefined();
    },
  };

  /** Nothing is lost: the values stay, and the same case is sent again. */
  const Offline: Story = {
    ...base,
    args: {
      ...base.args,
      defaults: lazyValues(filled),
      onSubmit: fn(() => Promise.reject(new TypeError('Failed to fetch'))),
    },
    play: async (context) => {
      await typeAll(context, example);
      const typed = () =>
        [...new FormData(formIn(context))].map(String).filter((entry) => !/^verification/.test(entry));
      const before = typed();
      await userEvent.click(submitIn(context));
      await waitFor(() => expect(announcerIn(context)).not.toBeEmptyDOMElement());
      await expect(typed()).toEqual(before);
      await userEvent.click(submitIn(context));
      await waitFor(() => expect(context.args.onSubmit).toHaveBeenCalledTimes(2));
      const keys = mocked(context.args.onSubmit!).mock.calls.map(([data]) => data.get('idempotencyKey'));
      await expect(keys[0]).toBe(keys[1]);
      window.dispatchEvent(new PageTransitionEvent('pagehide'));
      if (example.hasDraft) await expect(ownDraftOf(example).find()).toBeDefined();
    },
  };

  /** What was typed before a reload. */
  const Restored: Story = {
    ...base,
    beforeEach: () => {
      discardDrafts();
      const values = listsOf(
        Object.fromEntries(Object.entries(filled).filter(([field]) => !rules[field]!.isExact)),
      );
      ownDraftOf(example).keep({
        day: todayExample,
        idempotencyKey: '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
        values,
      });
    },
    play: async (context) => {
      await settled(context, example);
      await expect(announcerIn(context)).not.toBeEmptyDOMElement();
      const data = new FormData(formIn(context));
      for (const [field, rule] of Object.entries(rules))
        if (filled[field] && !rule.isExact) await expect(data.get(field), field).toBeTruthy();
      await expect(data.get('idempotencyKey')).toBe('3f2504e0-4f89-41d3-9a0c-0305e82c3301');
    },
  };

  const Longest: Story = {
    ...wrong,
    args: {
      ...wrong.args,
      sent: {
        values: Object.fromEntries(
          Object.entries(rules)
            .filter(([, { isExact, options, isList }]) => !isExact && !options && !isList)
            .map(([field, rule]) => [field, [longestFor(field, rule)]]),
        ),
        problems: everyProblem(example),
      },
    },
  };

  const Narrow: Story = { ...wrong, globals: { viewport: { value: 'mobile1' } } };

  return { Empty, Filled, Missing, Errors, Busy, Sent, Offline, Restored, Longest, Narrow };
}

/** Forms that anybody can send as often as they like have the verification. */
const verifies = (name: FormName) =>
  /^(contact|complaint|comment|lost-report|found-report|register|forgot-password|subscribe)$/.test(name);

const summaryIn = (context: Context) =>
  formIn(context).querySelector<HTMLElement>(':scope > .bg-danger-soft')!;
export const announcerIn = (context: Pick<Context, 'canvasElement'>) =>
  formIn(context).querySelector<HTMLElement>(':scope > [role=status]')!;
const fieldOf = (link: HTMLElement) =>
  document.getElementById(link.getAttribute('href')!.slice(1))!.closest<HTMLElement>('[data-field]')!;
const ownDraftOf = ({ name, draftOf }: FormExample) => draftOfTab(draftKey(name, draftOf), todayExample);

/** Fields whose control comes after the page are filled by the page. */
const lazy = ['day', 'station'];
const lazyValues = (filled: FormExample['filled']) =>
  listsOf(Object.fromEntries(Object.entries(filled).filter(([field]) => lazy.includes(field))));

/** Waits for the controls that come after the page. */
async function settled(context: Context, { rules }: Pick<FormExample, 'rules'>) {
  const form = formIn(context);
  if (stationFields.some((field) => rules[field]))
    await waitFor(() => expect(form.querySelector('[role=combobox]')).not.toBeNull());
  if (rules['day'])
    await waitFor(() => expect(form.querySelector('input[type=hidden][name=day]')).not.toBeNull());
}

async function typeAll(context: Context, example: FormExample) {
  await settled(context, example);
  fillControls(formIn(context), listsOf(example.filled));
}

/** A problem for every field, the longest where a field can have several. */
function everyProblem({ rules }: FormExample): FormProblem[] {
  return Object.entries(rules).map(([field, rule]) => ({ field, code: codeFor(rule) }));
}

function codeFor(rule: FieldRule): FieldProblem {
  if (rule.isList) return 'too-many';
  if (rule.isExact) return 'password-common';
  if (rule.options) return 'required';
  if (rule.requiredWithout) return 'contact-missing';
  if (rule.type === 'email') return 'email';
  if (rule.type === 'tel') return 'telephone';
  if (rule.isPast) return 'date-in-future';
  if (rule.pattern || rule.type) return 'invalid';
  return rule.maxLength ? 'too-long' : 'required';
}

const longestFor = (field: string, { maxLength = 60, type, pattern }: FieldRule) =>
  type || pattern || lazy.includes(field)
    ? 'x'.repeat(Math.min(maxLength, 120))
    : 'ความยาวที่ไม่มีช่องว่าง'.repeat(Math.ceil(Math.min(maxLength, 400) / 23));
