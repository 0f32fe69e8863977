import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { drawing, inLocale, wordsFor } from '../examples.stories';
import { Picture } from '../picture/picture';
import { Disclosure } from './disclosure';
import { DisclosureGroup } from './disclosure-group';

const words = {
  th: ['ลืมของไว้ในขบวนรถต้องทำอย่างไร', 'เด็กเสียค่าโดยสารเท่าไร', 'นำจักรยานขึ้นรถไฟฟ้าได้หรือไม่'],
  en: ['I left something on the train. What now?', 'What do children pay?', 'May I bring a bicycle?'],
};

const meta = {
  title: 'Components/Disclosure',
  component: Disclosure,
  parameters: {
    docs: {
      description: {
        component:
          'Hides content that only some readers need, such as details or answers. Do not use it for content that most readers need, for steps, or to shorten a page.',
      },
    },
  },
  args: { summary: '', children: '' },
  render: (args, { globals }) => (
    <Disclosure {...args} summary={args.summary || inLocale(globals, words)[0]!}>
      <p className="max-w-text">{wordsFor(globals).summary}</p>
    </Disclosure>
  ),
} satisfies Meta<typeof Disclosure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvasElement }) => {
    const details = within(canvasElement).getByRole<HTMLDetailsElement>('group');
    await userEvent.tab();
    await expect(details.querySelector('summary')).toHaveFocus();
    await userEvent.click(details.querySelector('summary')!);
    await expect(details.open).toBe(true);
    await userEvent.click(details.querySelector('summary')!);
    await expect(details.open).toBe(false);
  },
};
export const Open: Story = { args: { defaultOpen: true } };
export const WithHeading: Story = { args: { headingLevel: 2 } };

/** With a picture: a row of a list to scan. Of one name, one is open. */
export const Rows: Story = {
  render: (args, { globals }) => (
    <div className="max-w-80 divide-y divide-line border-y border-line">
      {inLocale(globals, words).map((summary) => (
        <Disclosure
          key={summary}
          {...args}
          name="rows"
          summary={summary}
          headingLevel={2}
          picture={<Picture src={drawing} alt="" width={320} height={180} ratio="1/1" rounded />}
        >
          <p className="max-w-text">{wordsFor(globals).summary}</p>
        </Disclosure>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const [first, second] = within(canvasElement).getAllByRole<HTMLDetailsElement>('group');
    await userEvent.click(first!.querySelector('summary')!);
    await userEvent.click(second!.querySelector('summary')!);
    await expect([first!.open, second!.open]).toEqual([false, true]);
  },
};

/** Closed on narrow screens only. On wide screens the content shows without its summary. */
export const OpenOnWideScreens: Story = {
  args: { openFrom: 'sm' },
  play: async ({ canvasElement }) => {
    const details = within(canvasElement).getByRole<HTMLDetailsElement>('group');
    await expect(details.open).toBe(false);
    const isWide = matchMedia('(min-width: 40rem)').matches;
    await expect(details.querySelector('p')!.checkVisibility({ contentVisibilityAuto: true })).toBe(isWide);
    await expect(details.querySelector('summary')!.checkVisibility()).toBe(!isWide);
  },
};

export const Longest: Story = {
  args: { defaultOpen: true },
  render: (args, { globals }) => (
    <div className="max-w-80">
      <Disclosure {...args} summary={wordsFor(globals).longest}>
        <p>{wordsFor(globals).summary}</p>
      </Disclosure>
    </div>
  ),
};

export const Group: Story = {
  render: (args, { globals }) => (
    <DisclosureGroup>
      {inLocale(globals, words).map((summary, i) => (
        <Disclosure key={summary} {...args} summary={summary} headingLevel={3} defaultOpen={i === 0}>
          <p className="max-w-text">{wordsFor(globals).summary}</p>
        </Disclosure>
      ))}
    </DisclosureGroup>
  ),
};

/** The browser closes the other disclosures. */
export const ExclusiveGroup: Story = {
  render: (args, { globals }) => (
    <DisclosureGroup exclusive>
      {inLocale(globals, words).map((summary) => (
        <Disclosure key={summary} {...args} summary={summary}>
          <Disclosure summary={wordsFor(globals).detour}>
            <p className="max-w-text">{wordsFor(globals).summary}</p>
          </Disclosure>
        </Disclosure>
      ))}
    </DisclosureGroup>
  ),
  play: async ({ canvasElement, globals }) => {
    const [first, second] = inLocale(globals, words).map((summary) =>
      within(canvasElement).getByText(summary).closest('details'),
    );
    await userEvent.click(first!.querySelector('summary')!);
    await expect(first).toHaveAttribute('open');
    await userEvent.click(second!.querySelector('summary')!);
    await expect(first).not.toHaveAttribute('open');
    await expect(second).toHaveAttribute('open');
  },
};
