import type { Locale } from '@raang/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleContext } from '../shared/examples/model-context-example';
import type { ProfileData } from './profile-data';
import { profileExample } from './profile-examples';
import { toProfileModel } from './profile-model';
import { ProfileView } from './profile-view';

interface Args {
  changes: Partial<ProfileData>;
}

const { account, cases } = profileExample();

const meta = {
  title: 'Templates/Profile',
  parameters: { bleed: true },
  args: { changes: {} },
  render: ({ changes }, { globals }) => {
    const locale: Locale = globals['locale'] === 'en' ? 'en' : 'th';
    const model = toProfileModel(profileExample(changes), exampleContext(locale));
    // the forms are of @raang/forms, with stories of their own
    return (
      <ProfileView model={model} forms={{ details: null, email: null, password: null, deletion: null }} />
    );
  },
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<Args>;

export const Usual: Story = {};

export const Welcome: Story = {
  args: { changes: { notice: 'welcome', cases: [], subscription: undefined } },
};

export const PasswordChanged: Story = { args: { changes: { notice: 'password' } } };

export const EmailAsked: Story = { args: { changes: { notice: 'email-asked' } } };

export const Longest: Story = {
  args: {
    changes: {
      account: {
        ...account,
        name: 'Phra Chenduriyang '.repeat(6).trim(),
        email: `${'somchai.jaidee.'.repeat(4)}office@${'department.'.repeat(4)}example.com`,
      },
      cases: Array.from({ length: 12 }, (_, index) => ({
        ...cases[index % 2]!,
        reference: `L-7K3M-9P${index + 10}`,
      })),
    },
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };
