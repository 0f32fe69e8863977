import type { ItemDetail, Locale } from '@raang/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { exampleContext } from '../shared/examples/model-context-example';
import { safetyDetailExample } from './modal-image-examples';
import { toModalImageModel } from './modal-image-model';
import { ModalImageView } from './modal-image-view';
import { emptyStory } from '../listing/listing-story-example';

interface Args {
  details: (locale: Locale) => ItemDetail[];
}

const id = (name: string) => ({ id: name as ItemDetail['item']['id'] });

const meta = {
  title: 'Views/ModalImage',
  render: ({ details }, { globals }) => {
    const locale: Locale = globals['locale'] === 'en' ? 'en' : 'th';
    const itemDetails = details(locale);
    const data = { items: itemDetails.map(({ item }) => item), sources: { itemDetails } };
    const model = toModalImageModel(data, exampleContext(locale));
    return <>{model && <ModalImageView model={model} />}</>;
  },
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<Args>;

/** Rows by scene, all closed. */
export const Pictures: Story = {
  args: {
    details: (locale) => [
      safetyDetailExample(locale, { scene: 'station' }),
      safetyDetailExample(locale, { ...id('escalator'), scene: 'station' }),
      safetyDetailExample(locale, { ...id('fire'), scene: 'emergency' }),
    ],
  },
};

/** Without a scene there is one list. One row is open at a time. */
export const WithoutScenes: Story = {
  args: {
    details: (locale) => [safetyDetailExample(locale), safetyDetailExample(locale, id('escalator'))],
  },
  play: async ({ canvasElement }) => {
    const [first, second] = within(canvasElement).getAllByRole<HTMLDetailsElement>('group');
    await userEvent.click(first!.querySelector('summary')!);
    await userEvent.click(second!.querySelector('summary')!);
    await expect([first!.open, second!.open]).toEqual([false, true]);
  },
};

/** In the other language, marked with `lang`. */
export const Untranslated: Story = {
  args: { details: (locale) => [safetyDetailExample(locale === 'th' ? 'en' : 'th')] },
};

export const Narrow: Story = { ...Pictures, globals: { viewport: { value: 'mobile1' } } };

/** A picture opens large, zooms to its own size, and leads to the next one; the focus returns afterwards. */
export const Opened: Story = {
  ...Pictures,
  play: async ({ canvasElement, globals }) => {
    const words = {
      th: {
        enlarge: /ขยายภาพ/,
        larger: 'ขยายขึ้น',
        fit: 'ปรับให้พอดีหน้าจอ',
        next: 'ถัดไป',
        status: 'ภาพที่ 2 จาก 3',
      },
      en: {
        enlarge: /Enlarge/,
        larger: 'Show larger',
        fit: 'Fit the window',
        next: 'Next',
        status: 'Picture 2 of 3',
      },
    }[globals['locale'] === 'en' ? 'en' : 'th'];
    await userEvent.click(canvasElement.querySelector('summary')!);
    const link = within(canvasElement).getAllByRole('link', { name: words.enlarge })[0]!;
    link.focus();
    await userEvent.click(link);
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getAllByRole('heading').length).toBeGreaterThan(1);
    const region = dialog.getByRole('region');
    await expect(region.scrollWidth).toBe(region.clientWidth);
    await userEvent.click(dialog.getByRole('button', { name: words.larger }));
    await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth);
    region.focus();
    await userEvent.keyboard('-');
    await expect(region.scrollWidth).toBe(region.clientWidth);
    await userEvent.keyboard('+');
    // the dialog may still be fading in
    await waitFor(() => expect(dialog.getByRole('button', { name: words.fit })).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: words.next }));
    await expect(dialog.getByRole('status')).toHaveTextContent(words.status);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(link).toHaveFocus());
  },
};

export const Empty: StoryObj = emptyStory('None.ModalImage');

export const Longest: Story = {
  args: {
    details: (locale) => {
      const { title, summary } = safetyDetailExample(locale).item;
      return [safetyDetailExample(locale, { title: `${title} ${title}`, summary: `${summary} `.repeat(6) })];
    },
  },
};
