import type { Meta, StoryObj } from '@storybook/react-vite';
import { lineIds, wordsFor } from '../examples.stories';
import { MailIcon, MapPinIcon, PhoneIcon } from '../icon/icons';
import { Footer } from './footer';

const meta = {
  title: 'Components/Footer',
  component: Footer,
  parameters: {
    bleed: true,
    docs: {
      description: {
        component:
          'The end of every page: contact, links and legal notes. Not for what passengers need first.',
      },
    },
  },
  args: { columns: [], lines: [...lineIds] },
  render: (args, { globals }) => {
    const words = wordsFor(globals);
    return (
      <Footer
        {...args}
        contact={{
          title: words.contact,
          items: [
            { icon: PhoneIcon, text: '0 2716 4044', href: 'tel:+6627164044' },
            { icon: MailIcon, text: 'pr@mrta.co.th', href: 'mailto:pr@mrta.co.th' },
            { icon: MapPinIcon, text: words.address },
          ],
        }}
        columns={words.navigation.slice(0, 4).map((title, column) => ({
          title,
          links: [words.facilities, words.shortTitle, words.plan].map((label, i) => ({
            label,
            href: `#${column}-${i}`,
            external: i === 2,
          })),
        }))}
        smallPrint={
          <>
            <span className="me-auto">{words.copyright}</span>
            {words.policies.map((policy) => (
              <a key={policy} href={`#${policy}`} className="hover:underline">
                {policy}
              </a>
            ))}
          </>
        }
      />
    );
  },
} satisfies Meta<typeof Footer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {};
/** On a narrow screen one group is open at a time. */
export const GroupOpen: Story = {
  play: ({ canvasElement }) => {
    canvasElement.querySelector('details')!.open = true;
  },
};
export const WithoutLines: Story = { args: { lines: undefined } };
