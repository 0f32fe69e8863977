import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { Brand } from '../brand/brand';
import { ColourModeSelect } from '../colour-mode-select/colour-mode-select';
import { Container } from '../container/container';
import { lineIds, wordsFor } from '../examples.stories';
import { Footer } from '../footer/footer';
import { Header } from '../header/header';
import { MapPinIcon, PhoneIcon } from '../icon/icons';
import { LocaleSelect } from '../locale-select/locale-select';
import { PageHeading } from '../page-heading/page-heading';
import { SkipLink } from '../skip-link/skip-link';

const meta = {
  title: 'Patterns/Frame',
  excludeStories: ['PatternPage'],
  tags: ['!autodocs'],
  parameters: { bleed: true },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Globals = Record<string, unknown>;

/** Skip link, header, main, footer: one main per page, one h1 in it. */
export const Frame: Story = {
  render: (_, { globals }) => (
    <PatternPage globals={globals}>
      <PageHeading title={wordsFor(globals).authority} lead={wordsFor(globals).summary} />
    </PatternPage>
  ),
};

/** The frame of every whole-page story. */
export function PatternPage({ globals, children }: { globals: Globals; children: ReactNode }) {
  const words = wordsFor(globals);
  return (
    <>
      <SkipLink />
      <Header
        lines={lineIds}
        brand={<Brand href="#home" name={words.siteName} tagline={words.authority} oneLine />}
        navigation={words.navigation.map((label, i) => ({ label, href: `#${i}`, current: i === 0 }))}
        menuEnd={<ColourModeSelect />}
        tools={
          <LocaleSelect
            othersOnly
            current={globals['locale'] === 'en' ? 'en' : 'th'}
            options={[
              { locale: 'th', label: 'ไทย', href: '#th' },
              { locale: 'en', label: 'English', short: 'EN', href: '#en' },
            ]}
          />
        }
      />
      <main id="main" tabIndex={-1}>
        <Container className="grid gap-12 pt-8 pb-20">{children}</Container>
      </main>
      <Footer
        contact={{
          title: words.contact,
          items: [
            { icon: PhoneIcon, text: '0 2716 4044', href: 'tel:+6627164044' },
            { icon: MapPinIcon, text: words.address },
          ],
        }}
        columns={words.navigation.slice(0, 4).map((title, column) => ({
          title,
          links: [words.facilities, words.shortTitle, words.plan].map((label, i) => ({
            label,
            href: `#${column}-${i}`,
          })),
        }))}
        smallPrint={words.copyright}
      />
    </>
  );
}
