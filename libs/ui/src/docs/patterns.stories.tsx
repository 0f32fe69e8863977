import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../badge/badge';
import { Breadcrumbs } from '../breadcrumbs/breadcrumbs';
import { ButtonLink } from '../button/button';
import { Card } from '../card/card';
import { CardGrid } from '../card/card';
import { DefinitionList } from '../definition-list/definition-list';
import { drawing, lineIds, wordsFor } from '../examples.stories';
import { AccessibleIcon, ArrowRightIcon, FareIcon, RouteIcon } from '../icon/icons';
import { LineBadge } from '../line-badge/line-badge';
import type { HeadingLevel } from '../native/native-props';
import { Notice } from '../notice/notice';
import { PageHeading } from '../page-heading/page-heading';
import { Pagination } from '../pagination/pagination';
import { Picture } from '../picture/picture';
import { Prose } from '../prose/prose';
import { SectionHeading } from '../section-heading/section-heading';
import { Tile } from '../tile/tile';
import { PatternPage as Page } from './pattern-page.stories';

const meta = { title: 'Patterns/Pages', tags: ['!autodocs'], parameters: { bleed: true } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Globals = Record<string, unknown>;

interface NewsCardProps {
  globals: Globals;
  title: string;
  picture?: boolean;
  headingLevel?: HeadingLevel;
}

function NewsCard({ globals, title, picture = true, headingLevel }: NewsCardProps) {
  const words = wordsFor(globals);
  return (
    <Card
      href={`#${title}`}
      title={title}
      headingLevel={headingLevel}
      picture={
        <Picture {...(picture ? { src: drawing } : {})} alt="" width={320} height={180} ratio="16/9" />
      }
      eyebrow={
        <>
          <Badge tone="accent">{words.news}</Badge>
          <time dateTime="2026-11-24">{words.date}</time>
        </>
      }
      summary={words.summary}
      meta={<LineBadge lineId="blue" name={words.lines.blue} variant="swatch" />}
    />
  );
}

/** A home page: shortcuts, a notice and news. */
export const Home: Story = {
  render: (_, { globals }) => {
    const words = wordsFor(globals);
    return (
      <Page globals={globals}>
        <PageHeading title={words.authority} lead={words.summary} />
        <Notice tone="warning" title={words.title}>
          {words.nothingHint}
        </Notice>
        <CardGrid>
          <Tile href="#1" icon={RouteIcon} title={words.plan} text={words.planText} />
          <Tile href="#2" icon={FareIcon} title={words.fare} />
          <Tile href="#3" icon={AccessibleIcon} title={words.facilities} text={words.shortTitle} />
        </CardGrid>
        <section className="grid gap-6" aria-labelledby="news">
          <SectionHeading id="news" title={words.news} more={{ href: '#news', label: words.seeAll }} />
          <CardGrid>
            {[words.title, words.shortTitle, words.longest].map((title, i) => (
              <NewsCard key={title} globals={globals} title={title} picture={i !== 1} />
            ))}
          </CardGrid>
        </section>
      </Page>
    );
  },
};

export const Listing: Story = {
  render: (_, { globals }) => {
    const words = wordsFor(globals);
    return (
      <Page globals={globals}>
        <Breadcrumbs items={[{ label: words.home, href: '#home' }, { label: words.news }]} />
        <PageHeading title={words.news} lead={words.summary} />
        <CardGrid columns={2}>
          {[words.title, words.shortTitle, words.longest, words.nothing].map((title) => (
            <div key={title} className="h-full">
              <NewsCard globals={globals} title={title} headingLevel={2} />
            </div>
          ))}
        </CardGrid>
        <Pagination page={6} pages={24} hrefForPage={(page) => `#${page}`} />
      </Page>
    );
  },
};

export const Article: Story = {
  render: (_, { globals }) => {
    const words = wordsFor(globals);
    return (
      <Page globals={globals}>
        <div className="grid gap-6">
          <Breadcrumbs
            items={[
              { label: words.home, href: '#home' },
              { label: words.travel, href: '#travel' },
              { label: words.shortTitle },
            ]}
          />
          <PageHeading
            lineId="blue"
            eyebrow={words.travel}
            title={words.longest}
            lead={words.summary}
            meta={
              <>
                {lineIds.map((id) => (
                  <LineBadge key={id} lineId={id} name={words.lines[id]} />
                ))}
                <time dateTime="2026-11-24">{words.date}</time>
              </>
            }
          />
        </div>
        <div className="grid items-start gap-12 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
          <Prose html={words.prose} />
          <section aria-labelledby="facts" className="grid gap-4">
            <SectionHeading id="facts" title={words.shortTitle} />
            <DefinitionList items={words.facts.map(([term = '', value]) => ({ term, value }))} />
            <ButtonLink href="#plan" iconEnd={ArrowRightIcon}>
              {words.plan}
            </ButtonLink>
          </section>
        </div>
      </Page>
    );
  },
};
