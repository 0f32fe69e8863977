import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Badge } from '../badge/badge';
import { drawing, wordsFor } from '../examples.stories';
import { LineBadge } from '../line-badge/line-badge';
import { Picture } from '../picture/picture';
import { Card, CardGrid } from './card';

const meta = {
  title: 'Components/Card',
  component: Card,
  parameters: {
    docs: {
      description: {
        component:
          'An item of a list with its own page. For text without its own page, use Notice or PromoBox.',
      },
    },
  },
  args: { href: '#card', title: '', headingLevel: 2 },
  render: (args, { globals }) => {
    const words = wordsFor(globals);
    return (
      <div className="max-w-sm">
        <Card
          {...args}
          title={args.title || words.title}
          picture={<Picture src={drawing} alt="" width={320} height={180} ratio="16/9" />}
          eyebrow={
            <>
              <Badge tone="accent">{words.news}</Badge>
              <time dateTime="2026-11-24">{words.date}</time>
            </>
          }
          summary={words.summary}
          meta={<LineBadge lineId="blue" name={words.lines.blue} href="#blue" />}
        />
      </div>
    );
  },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getAllByRole('link')[0]).toHaveFocus();
  },
};

export const TitleOnly: Story = {
  render: (args, { globals }) => <Card {...args} title={wordsFor(globals).shortTitle} />,
};

export const External: Story = {
  render: (args, { globals }) => <Card {...args} external title={wordsFor(globals).shortTitle} />,
};

export const Grid: Story = {
  render: (args, { globals }) => {
    const words = wordsFor(globals);
    const titles = [words.title, words.shortTitle, words.longest];
    return (
      <CardGrid>
        {titles.map((title, index) => (
          <Card
            key={title}
            {...args}
            href={`#${index}`}
            title={title}
            picture={
              <Picture
                {...(index === 1 ? {} : { src: drawing })}
                alt=""
                width={320}
                height={180}
                ratio="16/9"
              />
            }
            eyebrow={<time dateTime="2026-11-24">{words.date}</time>}
            summary={words.summary}
            meta={<LineBadge variant="swatch" lineId="purple" name={words.lines.purple} />}
          />
        ))}
      </CardGrid>
    );
  },
};

/** On a phone the picture is a thumbnail beside the text. */
export const Narrow: Story = { ...Grid, globals: { viewport: { value: 'mobile1' } } };
