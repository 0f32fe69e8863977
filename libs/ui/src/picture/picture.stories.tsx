import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawing, wordsFor } from '../examples.stories';
import { Picture } from './picture';

const meta = {
  title: 'Components/Picture',
  component: Picture,
  parameters: {
    docs: {
      description: {
        component:
          'The frame inside of an Image: its shape, and a placeholder if the picture is missing. Not exported: pages use Image.',
      },
    },
  },
  args: { src: drawing, alt: '', width: 320, height: 180 },
  render: (args, { globals }) => (
    <div className="max-w-sm">
      <Picture {...args} alt={wordsFor(globals).picture} />
    </div>
  ),
} satisfies Meta<typeof Picture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OwnShape: Story = { args: { rounded: true } };
export const Square: Story = { args: { ratio: '1/1' } };
export const AboveTheFold: Story = { args: { eager: true, ratio: '16/9' } };
export const Missing: Story = { args: { src: undefined, ratio: '3/2', rounded: true } };
