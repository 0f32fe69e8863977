import type { Locale } from '@raang/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { exampleContext } from '../shared/examples/model-context-example';
import {
  fareGroupExample,
  fareListing,
  faresBetweenExample,
  rangeFaresExample,
} from '../shared/examples/fare-examples';
import { toFareRatesModel } from './fare-rates-model';
import { FareRatesView } from './fare-rates-view';

interface Args {
  listing: (locale: Locale) => Parameters<typeof fareListing>[1];
}

const journey = { from: 'PP11', to: 'BL15' };

const meta = {
  title: 'Views/FareRatesTicketTable',
  render: ({ listing }, { globals }) => {
    const locale: Locale = globals['locale'] === 'en' ? 'en' : 'th';
    const model = toFareRatesModel(fareListing(locale, listing(locale)), exampleContext(locale));
    return <>{model && <FareRatesView model={model} />}</>;
  },
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<Args>;

/** No query yet. */
export const NoQuery: Story = { args: { listing: () => ({}) } };

/** A journey across two lines: every rider category, a special card, three levels of certainty. */
export const Answer: Story = {
  args: { listing: () => ({ question: journey, between: faresBetweenExample }) },
  play: async ({ canvasElement }) => {
    const form = within(canvasElement).getAllByRole('search')[0]!;
    // the selector has replaced the plain field and shows the station of the query
    const name = /^(Nonthaburi Civic Center|ศูนย์ราชการนนทบุรี)$/;
    const from = await within(form).findByDisplayValue(name);
    await userEvent.clear(from);
    await userEvent.type(from, 'Itsaraphap{Enter}');
    await expect(new FormData(form as HTMLFormElement).get('from')).toBe('BL32');
  },
};

/** Over two operators, of which one is known as a range only. */
export const Range: Story = {
  args: { listing: () => ({ question: { from: 'BL15', to: 'S2' }, between: rangeFaresExample }) },
};

export const JourneyOnTheLineOfTheTable: Story = {
  args: {
    listing: () => ({
      question: { from: 'BL10', to: 'BL15', rider: 'student' },
      between: faresBetweenExample,
    }),
  },
};

export const SameStation: Story = {
  args: { listing: () => ({ question: { from: 'BL15', to: 'BL15' }, between: faresBetweenExample }) },
};

/** Invalid stations and day: the fields keep the typed text and show errors. */
export const InvalidQuery: Story = {
  args: { listing: () => ({ question: { from: 'Silom', to: 'เมือง', date: 'Sunday' } }) },
};

export const NoFaresOnTheDay: Story = {
  args: {
    listing: () => ({
      question: { ...journey, date: '2010-01-01' },
      between: { ...faresBetweenExample, date: '2010-01-01', fares: [], rules: [] },
      ofLine: null as unknown as undefined,
    }),
  },
};

export const Narrow: Story = {
  args: { listing: () => ({ question: journey, between: faresBetweenExample }) },
  globals: { viewport: { value: 'mobile1' } },
};

/** The longest text, in the other language. */
export const Longest: Story = {
  args: {
    listing: (locale) => {
      const other = locale === 'th' ? 'en' : 'th';
      const { whoFor = '', proof = '' } = fareGroupExample(other);
      return {
        items: [fareGroupExample(other, { whoFor: `${whoFor} `.repeat(6), proof: `${proof} `.repeat(6) })],
      };
    },
  },
};
