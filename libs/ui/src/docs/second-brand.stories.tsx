import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '../badge/badge';
import { Button } from '../button/button';
import { Card } from '../card/card';
import { CardGrid } from '../card/card';
import { drawing, wordsFor } from '../examples.stories';
import { Itinerary } from '../itinerary/itinerary';
import { exampleLegs, exampleSummary } from '../itinerary/itinerary-examples.stories';
import { ItinerarySummary } from '../itinerary/itinerary-summary';
import { Notice } from '../notice/notice';
import { PageHeading } from '../page-heading/page-heading';
import { Picture } from '../picture/picture';
import { PromoBox } from '../promo-box/promo-box';
import { PatternPage } from './pattern-page.stories';
import { expectContrast } from './expect-contrast';
import { ContrastTable } from './tokens';

const meta = {
  title: 'Foundations/Second brand',
  tags: ['!autodocs'],
  globals: { brand: 'second' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Fails if the second brand's tokens fall below a contrast ratio of the kit. */
export const Contrast: Story = {
  render: () => <ContrastTable />,
  play: async ({ canvasElement }) => {
    await expect(document.documentElement.dataset['brand']).toBe('second');
    await expectContrast(canvasElement);
  },
};

/** The same parts, without a change. */
export const Page: Story = {
  parameters: { bleed: true },
  render: (_, { globals }) => {
    const words = wordsFor(globals);
    return (
      <PatternPage globals={globals}>
        <PageHeading
          title={words.title}
          lead={words.summary}
          meta={<Badge tone="accent">{words.news}</Badge>}
        />
        <p className="flex flex-wrap gap-3">
          {(['primary', 'secondary', 'quiet', 'danger'] as const).map((variant) => (
            <Button key={variant} variant={variant}>
              {words.search}
            </Button>
          ))}
        </p>
        <Notice tone="success" title={words.shortTitle}>
          {words.summary}
        </Notice>
        <PromoBox
          title={words.shortTitle}
          picture={<Picture src={drawing} alt="" width={320} height={180} ratio="16/9" />}
          link={{ href: '#plan', label: words.plan }}
        >
          {words.summary}
        </PromoBox>
        <CardGrid columns={2}>
          {[words.title, words.longest].map((title) => (
            <Card key={title} href={`#${title}`} title={title} headingLevel={2} summary={words.summary} />
          ))}
        </CardGrid>
        <div className="grid max-w-text gap-6">
          <ItinerarySummary {...exampleSummary(globals)} headingLevel={2} />
          <Itinerary legs={exampleLegs(globals)} />
        </div>
      </PatternPage>
    );
  },
};
