import type { Meta, StoryObj } from '@storybook/react-vite';
import { expectContrast } from './expect-contrast';
import { ContrastTable, TypeScale } from './tokens';
import { ThaiSample } from './thai-sample';

const meta = { title: 'Foundations/Samples', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Fails if a token falls below its contrast ratio. */
export const Contrast: Story = {
  render: () => <ContrastTable />,
  play: ({ canvasElement }) => expectContrast(canvasElement),
};

export const Type: Story = { render: () => <TypeScale /> };
export const Thai: Story = { render: () => <ThaiSample /> };
