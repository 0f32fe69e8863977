import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectContrast } from './expect-contrast';
import { ContrastTable, TypeScale } from './tokens';
import { KeptTogether, ThaiSample } from './thai-sample';

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

/** Marked phrases are on one line each, and the marks are not in the text. */
export const KeptLines: Story = {
  render: () => <KeptTogether />,
  play: ({ canvasElement }) => {
    const kept = [...canvasElement.querySelectorAll('n-b')];
    expect(kept.map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['พระราม 9', '10–15 นาที', '23.53 น.', 'โทร. 0 2624 5200']),
    );
    expect(kept.filter((phrase) => phrase.getClientRects().length > 1)).toEqual([]);
    expect(canvasElement.textContent).not.toMatch(/[\u2060\u2061]/);
  },
};
