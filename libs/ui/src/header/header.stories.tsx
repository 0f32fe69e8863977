import type { Meta, StoryObj } from '@storybook/react-vite';
import { Brand } from '../brand/brand';
import { ButtonLink } from '../button/button';
import { ColourModeSelect } from '../colour-mode-select/colour-mode-select';
import { lineIds, wordsFor } from '../examples.stories';
import { SearchIcon } from '../icon/icons';
import { LocaleSelect } from '../locale-select/locale-select';
import { Header } from './header';

const meta = {
  title: 'Components/Header',
  component: Header,
  parameters: {
    bleed: true,
    docs: {
      description: {
        component:
          'The top of every page: brand, navigation and language. For more than about seven links, group them in ResponsiveMenu.',
      },
    },
  },
  args: { brand: null, navigation: [], lines: [...lineIds] },
  render: (args, { globals }) => {
    const words = wordsFor(globals);
    return (
      <Header
        brand={<Brand href="#home" name={words.siteName} tagline={words.authority} />}
        navigation={words.navigation.map((label, i) => ({ label, href: `#${i}`, current: i === 0 }))}
        tools={
          <>
            <LocaleSelect
              current={globals['locale']}
              options={[
                { locale: 'th', label: 'ไทย', href: '#th' },
                { locale: 'en', label: 'English', href: '#en' },
              ]}
            />
            <ColourModeSelect />
          </>
        }
        {...(args.actions === undefined ? {} : { actions: args.actions })}
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

export const WithAction: Story = {
  args: {
    actions: <ButtonLink href="#search" variant="secondary" iconStart={SearchIcon} aria-label="MRT" />,
  },
};

/** A line across the page, such as what kind of site it is. */
export const WithLineBelow: Story = {
  render: (args, context) =>
    meta.render(
      { ...args, below: <p className="px-4 py-1 text-sm">{wordsFor(context.globals).summary}</p> },
      context,
    ),
};

/** The open menu of narrow screens. */
export const MenuOpen: Story = {
  play: ({ canvasElement }) => {
    canvasElement.querySelector('details')!.open = true;
  },
};
