import type { Locale } from '@raang/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, TextField } from '@raang/ui';
import { contactListing, contactPointsExample, lostCategory } from '../contact/contact-examples';
import { exampleContext } from '../shared/examples/model-context-example';
import { type CasePageData, toCasePageModel } from './case-page-model';
import { CasePageView } from './case-page-view';

interface Args {
  page: CasePageData['page'];
  sent?: CasePageData['sent'];
  category?: CasePageData['category'];
  unsent?: string;
}

const meta = {
  title: 'Templates/Case page',
  render: ({ unsent, ...args }, { globals }) => {
    const locale: Locale = globals['locale'] === 'en' ? 'en' : 'th';
    const { group } = contactListing(lostCategory, locale);
    const contactPoints = contactPointsExample(locale);
    const model = toCasePageModel({ ...args, groups: [group], contactPoints }, exampleContext(locale));
    // stands for the forms, which have stories of their own
    const form = (
      <form className="grid gap-4">
        <TextField id="field" label="L-7K3M-9PW4" />
        <Button type="submit">OK</Button>
      </form>
    );
    return <CasePageView model={model} unsent={unsent} form={model.receipt ? undefined : form} />;
  },
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<Args>;

export const LostReport: Story = { args: { page: 'lost-report' } };
export const FoundReport: Story = { args: { page: 'found-report' } };
export const Tracking: Story = { args: { page: 'tracking' } };
export const Narrow: Story = { ...LostReport, globals: { viewport: { value: 'mobile1' } } };

/** A comment without a contact: nobody can follow it. */
export const ReceiptWithoutContact: Story = {
  args: {
    page: 'tracking',
    sent: { kind: 'comment', reference: 'M-2222-2226' },
    category: { group: 'contact', category: 'comment' },
  },
};

/** The access to a case expired while its sender wrote a reply. */
export const TextNotSent: Story = {
  args: { page: 'tracking', unsent: 'It has a wooden handle.\nMy name is on it.' },
};
