import type { Locale } from '@raang/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { longestArticleExample } from '../shared/examples/article-examples';
import { ConsentView } from '../frame/consent-view';
import { exampleContext } from '../shared/examples/model-context-example';
import { policyExample } from './policy-examples';
import { type PolicyText, toPolicyModel } from './policy-model';
import { PolicyView } from './policy-view';

interface Args {
  changes: (locale: Locale) => Partial<PolicyText>;
  /** The consent control of the cookie policy. */
  canConsent: boolean;
}

const meta = {
  title: 'Templates/Policy',
  parameters: { bleed: true },
  args: { changes: () => ({}), canConsent: false },
  render: ({ changes, canConsent }, { globals }) => {
    const locale: Locale = globals['locale'] === 'en' ? 'en' : 'th';
    const model = toPolicyModel(policyExample(locale, changes(locale)), exampleContext(locale));
    const control = <ConsentView placement="inline" accepted={['necessary']} onDecide={fn()} />;
    return <PolicyView model={model} consentControl={canConsent && control} />;
  },
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<Args>;

export const Plain: Story = {};

/** The page on which visitors change their choice. */
export const WithConsent: Story = { args: { canConsent: true } };

export const Longest: Story = {
  args: {
    changes: (locale) => {
      const { title, summary } = longestArticleExample(locale);
      return { title, summary };
    },
  },
};

export const Narrow: Story = { ...WithConsent, globals: { viewport: { value: 'mobile1' } } };
