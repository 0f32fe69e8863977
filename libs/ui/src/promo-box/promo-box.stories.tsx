import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Badge } from '../badge/badge';
import { drawing, wordsFor } from '../examples.stories';
import { Picture } from '../picture/picture';
import { PromoBox } from './promo-box';

const meta = {
  title: 'Components/Promo box',
  component: PromoBox,
  args: { title: '', link: { href: '#promo', label: '' } },
  argTypes: { link: { control: false } },
  parameters: {
    docs: {
      description: {
        component:
          'An offer or campaign, at most one per screen. For several, use Cards in a grid. For what passengers must know today, use Notice. Do not put text in the picture.',
      },
    },
  },
  render: (args, { globals }) => {
    const words = wordsFor(globals);
    return (
      <PromoBox
        {...args}
        title={args.title || words.title}
        eyebrow={<Badge>{words.date}</Badge>}
        picture={<Picture src={drawing} alt="" width={320} height={180} ratio="16/9" />}
        link={{ ...args.link, label: words.plan }}
      >
        {words.summary}
      </PromoBox>
    );
  },
} satisfies Meta<typeof PromoBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Accent: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link')).toHaveFocus();
  },
};
export const Plain: Story = { args: { tone: 'plain', pictureSide: 'start' } };
export const External: Story = { args: { link: { href: 'https://example.org', label: '', external: true } } };
export const WithoutPicture: Story = {
  render: (args, { globals }) => (
    <PromoBox
      {...args}
      title={wordsFor(globals).shortTitle}
      link={{ href: '#promo', label: wordsFor(globals).plan }}
    />
  ),
};
export const Longest: Story = {
  render: (args, { globals }) => {
    const { longest, summary } = wordsFor(globals);
    return (
      <PromoBox {...args} title={longest} link={{ href: '#promo', label: longest }}>
        {summary}
      </PromoBox>
    );
  },
};
