import type { Locale } from '@raang/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { exampleContext, updatesGroup } from '../examples/model-context-example';
import { hitExample, type HitExample } from '../examples/search-examples';
import { toHitModel } from './hit-model';
import { type LoadSuggestions, SuggestionsContext } from './load-suggestions';
import { SiteSearch } from './site-search';

const found: HitExample[] = ['station', 'pier', 'news', 'document', 'topic'];

/** The same suggestions for every text. */
const suggestionsIn = (locale: Locale): LoadSuggestions => {
  const hits = found.map((name) =>
    toHitModel(hitExample(name, locale), [updatesGroup], exampleContext(locale)),
  );
  return () => Promise.resolve(hits);
};
const load = { th: suggestionsIn('th'), en: suggestionsIn('en') };

const meta = {
  title: 'Templates/Frame/Site search',
  render: (_, { globals }) => {
    const locale: Locale = globals['locale'] === 'en' ? 'en' : 'th';
    return (
      <SuggestionsContext value={load[locale]}>
        <div className="min-h-140">
          <SiteSearch action="#search" />
        </div>
      </SuggestionsContext>
    );
  },
} satisfies Meta;
export default meta;
type Story = StoryObj;

export const Empty: Story = {};

/** The first focus loads them. */
export const Suggestions: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('searchbox'));
    const field = await canvas.findByRole('combobox');
    await userEvent.type(field, 'ch');
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(found.length));
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('BL13');
  },
};
