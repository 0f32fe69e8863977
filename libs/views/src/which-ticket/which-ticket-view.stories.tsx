import type { Locale } from '@raang/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { exampleContext } from '../shared/examples/model-context-example';
import type { TypedTicketQuestion } from './ticket-question';
import {
  answerExample,
  optionExample,
  unrecordedExample,
  wayExample,
  whichTicketExample,
} from './which-ticket-examples';
import type { TicketAnswer } from './which-ticket-data';
import { toWhichTicketModel } from './which-ticket-model';
import { WhichTicketView } from './which-ticket-view';

interface Args {
  typed: TypedTicketQuestion;
  answer?: Partial<TicketAnswer>;
}

const meta = {
  title: 'Templates/Which ticket',
  parameters: { bleed: true },
  render: ({ typed, answer }, { globals }) => {
    const locale: Locale = globals['locale'] === 'en' ? 'en' : 'th';
    const data = whichTicketExample(locale, typed, answer && { answer: { ...answerExample, ...answer } });
    return <WhichTicketView model={toWhichTicketModel(data, exampleContext(locale))} />;
  },
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<Args>;

const adult = { ...wayExample, rider: 'adult' };

export const Where: Story = { args: { typed: {} } };

export const Who: Story = { args: { typed: wayExample } };

export const InHand: Story = {
  args: { typed: adult },
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link');
    const hrefs = links.map((link) => link.getAttribute('href') ?? '');
    await expect(hrefs.filter((href) => /rider=adult&card=/.test(href))).toHaveLength(4);
  },
};

/** Nothing in hand; a bank card would be cheaper. */
export const Answer: Story = { args: { typed: { ...adult, card: 'none' }, answer: {} } };

export const CardWillDo: Story = {
  args: { typed: { ...adult, card: 'emv' }, answer: { recommended: 0, cheaper: undefined } },
};

export const CardHasEnded: Story = {
  args: {
    typed: { ...adult, rider: 'senior', card: 'stored-value' },
    answer: { riderCategory: 'senior', changes: [] },
  },
};

/** Two lines with different tickets. */
export const TwoTickets: Story = {
  args: {
    typed: { ...adult, card: 'rabbit' },
    answer: {
      options: [
        optionExample({ emv: ['purple', 'pink'] }, 71, { status: 'estimated' }),
        optionExample({ token: ['purple'], rabbit: ['pink'] }, 85, { status: 'estimated' }),
        optionExample({ token: ['purple'], ticket: ['pink'] }, 85, { status: 'estimated' }),
      ],
      recommended: 1,
      cheaper: 0,
    },
  },
};

const toSalaDaeng = { from: 'BL15', to: 'S2', rider: 'adult' };

/** Another operator, whose tickets are not recorded: a range, and whom to ask. */
export const TicketNotRecorded: Story = {
  args: { typed: { ...toSalaDaeng, card: 'none' }, answer: unrecordedExample },
};

/** No ticket is recorded for the whole journey. */
export const NoTicketRecorded: Story = {
  args: {
    typed: { from: 'N8', to: 'S2', rider: 'student', card: 'emv' },
    answer: {
      ...unrecordedExample,
      riderCategory: 'student',
      lineIds: ['bts-sukhumvit', 'bts-silom'],
      options: unrecordedExample.options!.slice(0, 1).map((option) => ({ ...option, uses: [] })),
    },
  },
};

export const OneLine: Story = {
  args: {
    typed: { line: 'blue', rider: 'adult', card: 'none' },
    answer: {
      options: ['token', 'emv'].map((id) =>
        optionExample({ [id]: ['blue'] }, 17, {
          highestSatang: 4400,
          thereAndBackSatang: undefined,
          parts: [],
        }),
      ),
      recommended: 0,
      cheaper: undefined,
    },
  },
};

export const Free: Story = {
  args: {
    typed: { ...adult, rider: 'disabled', card: 'none' },
    answer: {
      riderCategory: 'disabled',
      options: [optionExample({ token: ['blue'] }, 0, { status: 'official' })],
      recommended: 0,
      cheaper: undefined,
    },
  },
};

export const Walk: Story = {
  args: {
    typed: { ...adult, card: 'none' },
    answer: { lineIds: [], options: [], recommended: undefined },
  },
};

/** Unknown stations and other invalid values. */
export const InvalidQuery: Story = {
  args: { typed: { from: 'Silom', to: 'เมือง', rider: 'wizard', card: 'emv', date: 'Sunday' } },
};

export const Narrow: Story = { ...TwoTickets, globals: { viewport: { value: 'mobile1' } } };

/** Every part of a result, with long text. */
export const Longest: Story = {
  args: {
    typed: { ...adult, card: 'stored-value', date: '2026-12-05' },
    answer: {
      options: [
        ...answerExample.options,
        optionExample({ token: ['purple'], rabbit: ['pink'], emv: ['blue'] }, 120, {
          status: 'estimated',
        }),
      ],
      recommended: 2,
      changes: [1, 2, 3, 4].map((day) => ({ ...answerExample.changes[0]!, date: `2026-12-0${day}` })),
    },
  },
};
