import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ContrastTable, TypeScale } from './tokens';
import { ThaiSample } from './thai-sample';

const meta = { title: 'Foundations/Samples', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Fails when a token loses the contrast that it promises. */
export const Contrast: Story = {
  render: () => <ContrastTable />,
  play: async ({ canvasElement }) => {
    const pairs = [...canvasElement.querySelectorAll<HTMLElement>('[data-ink]')];
    await waitFor(() => expect(pairs.every((pair) => pair.dataset['ratio'])).toBe(true));
    const tooLow = pairs
      .filter(({ dataset }) => Number(dataset['ratio']) < Number(dataset['least']))
      .map(({ dataset }) => `${dataset['ink']} on ${dataset['ground']}: ${dataset['ratio']}`);
    await expect(tooLow).toEqual([]);
  },
};

export const Type: Story = { render: () => <TypeScale /> };
export const Thai: Story = { render: () => <ThaiSample /> };
