import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Card } from '../card/card';
import { drawing, wordsFor } from '../examples.stories';
import { Picture } from '../picture/picture';
import { CardRow } from './card-row';

const meta = {
  title: 'Components/Card row',
  component: CardRow,
  args: { children: undefined },
  parameters: {
    docs: {
      description: {
        component:
          'A few cards in a row that scrolls sideways, for a page that leads to several listings, such as the home page. For a listing itself, use CardGrid.',
      },
    },
  },
  render: (args, { globals }) => (
    <CardRow {...args} aria-label={wordsFor(globals).news}>
      {['one', 'two', 'three', 'four', 'five', 'six'].map((id) => (
        <Card
          key={id}
          href={`#${id}`}
          title={wordsFor(globals)[id === 'two' ? 'title' : 'shortTitle']}
          headingLevel={2}
          picture={<Picture src={drawing} alt="" width={320} height={180} ratio="16/9" />}
        />
      ))}
    </CardRow>
  ),
} satisfies Meta<typeof CardRow>;
export default meta;
type Story = StoryObj<typeof meta>;

const buttonsIn = (canvasElement: HTMLElement) => within(canvasElement).queryAllByRole('button');

/** The button for what came before appears once there is something. */
export const Row: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(buttonsIn(canvasElement)).toHaveLength(1));
    await userEvent.click(buttonsIn(canvasElement)[0]!);
    await waitFor(() => expect(canvasElement.querySelector('ul')!.scrollLeft).toBeGreaterThan(100));
    await waitFor(() => expect(buttonsIn(canvasElement)).toHaveLength(2));
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };

/** Everything fits: no buttons. */
export const Single: Story = {
  render: (args, { globals }) => (
    <CardRow {...args} aria-label={wordsFor(globals).news}>
      <Card href="#one" title={wordsFor(globals).title} headingLevel={2} />
    </CardRow>
  ),
  play: async ({ canvasElement }) => {
    await expect(buttonsIn(canvasElement)).toHaveLength(0);
  },
};
