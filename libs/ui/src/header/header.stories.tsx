import type { Meta, StoryObj } from '@storybook/react-vite';
import { Brand } from '../brand/brand';
import { ColourModeSelect } from '../colour-mode-select/colour-mode-select';
import { lineIds, wordsFor } from '../examples.stories';
import { HeaderPanel } from '../header-panel/header-panel';
import { SearchIcon } from '../icon/icons';
import { LocaleSelect } from '../locale-select/locale-select';
import { SearchBox } from '../search-box/search-box';
import { Header } from './header';

const meta = {
  title: 'Components/Header',
  component: Header,
  parameters: {
    bleed: true,
    docs: {
      description: {
        component:
          'The top of every page: brand, navigation and language. The menu has every page, in groups; the navigation only the main tasks.',
      },
    },
  },
  args: { brand: null, navigation: [], lines: [...lineIds] },
  render: (args, { globals }) => {
    const words = wordsFor(globals);
    return (
      <Header
        brand={<Brand href="#home" name={words.siteName} tagline={words.authority} oneLine />}
        navigation={words.navigation.map((label, i) => ({ label, href: `#${i}`, current: i === 0 }))}
        menu={[
          ...words.navigation.slice(0, 2).map((label, i) => ({ label, href: `#${i}`, current: i === 0 })),
          ...words.navigation.map((label) => ({
            label,
            items: [words.facilities, words.shortTitle, words.longest].map((text, i) => ({
              label: text,
              href: `#${label}-${i}`,
            })),
          })),
        ]}
        menuEnd={<ColourModeSelect />}
        tools={
          <>
            <HeaderPanel label={words.search} icon={SearchIcon} iconOnly className="lg:hidden">
              <SearchBox label={words.search} name="q" className="pt-4" />
            </HeaderPanel>
            <SearchBox
              label={words.search}
              placeholder={words.search}
              name="q"
              size="sm"
              className="min-w-44 grow max-lg:hidden"
            />
            <LocaleSelect
              othersOnly
              current={globals['locale']}
              options={[
                { locale: 'th', label: 'ไทย', href: '#th' },
                { locale: 'en', label: 'English', short: 'EN', href: '#en' },
              ]}
            />
          </>
        }
        {...(args.below === undefined ? {} : { below: args.below })}
        lines={args.lines}
      />
    );
  },
} satisfies Meta<typeof Header>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {};
export const AccentStripe: Story = { args: { lines: [] } };

/** A line across the page, such as what kind of site it is. */
export const WithLineBelow: Story = {
  render: (args, context) =>
    meta.render(
      { ...args, below: <p className="px-4 py-1 text-sm">{wordsFor(context.globals).summary}</p> },
      context,
    ),
};

/** The open menu: groups folded on a narrow screen, side by side on a wide one. */
export const MenuOpen: Story = {
  render: (args, context) => <div className="min-h-160">{meta.render(args, context)}</div>,
  play: ({ canvasElement }) => {
    [...canvasElement.querySelectorAll('header details')]
      .find((details) => details.querySelector('nav'))!
      .setAttribute('open', '');
  },
};
