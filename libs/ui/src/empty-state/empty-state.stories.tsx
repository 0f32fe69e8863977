import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../button/button';
import { wordsFor } from '../examples.stories';
import { NewspaperIcon } from '../icon/icons';
import { EmptyState } from './empty-state';

const meta = {
  title: 'Components/Empty state',
  component: EmptyState,
  parameters: {
    docs: {
      description: {
        component:
          'Tells that a list is empty, why, and what to try. For an error, use Notice or the error page.',
      },
    },
  },
  args: { title: '' },
  render: (args, { globals }) => {
    const words = wordsFor(globals);
    return (
      <EmptyState
        {...args}
        title={words.nothing}
        actions={
          <ButtonLink href="#all" variant="secondary">
            {words.searchAgain}
          </ButtonLink>
        }
      >
        {words.nothingHint}
      </EmptyState>
    );
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithAction: Story = {};
export const TitleOnly: Story = {
  render: (_, { globals }) => <EmptyState title={wordsFor(globals).nothing} icon={NewspaperIcon} />,
};
