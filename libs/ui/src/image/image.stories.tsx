import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { drawing, wordsFor } from '../examples.stories';
import { Image, type ImageProps } from './image';
import { defaultImageConfig, ipxProvider } from './image-config';
import { ImageConfigProvider } from './image-config-provider';
import { readImageMeta } from './image-meta';

/** Fake image proxy: shows the drawing and keeps the requested URL as its fragment. */
const config = {
  ...defaultImageConfig,
  presets: { card: { width: 400, height: 225, fit: 'cover', quality: 70 } as const },
  providers: {
    ...defaultImageConfig.providers,
    ipx: (...request: Parameters<typeof ipxProvider>) => `${drawing}#${ipxProvider(...request)}`,
  },
};

function Shown(props: ImageProps) {
  return (
    <ImageConfigProvider config={config}>
      <div className="max-w-sm">
        <Image {...props} />
      </div>
    </ImageConfigProvider>
  );
}

const meta = {
  title: 'Components/Image',
  component: Image,
  args: { src: '/media/platform.jpg', alt: '', width: 400, height: 225, rounded: true },
  render: (args, { globals }) => <Shown {...args} alt={wordsFor(globals).picture} />,
  parameters: {
    docs: {
      description: {
        component:
          'A picture of the content. Requests a photograph from the image proxy as WebP, in the displayed size and twice that; drawings and data URIs stay as they are. Presets hold common sizes, such as a card’s. For signs, use Icon.',
      },
    },
  },
} satisfies Meta<typeof Image>;
export default meta;
type Story = StoryObj<typeof meta>;

const imageIn = (canvasElement: HTMLElement) => canvasElement.querySelector('img')!;

export const TwoDensities: Story = {
  play: async ({ canvasElement }) => {
    const { srcset } = imageIn(canvasElement);
    await expect(srcset).toContain('#/_ipx/f_webp,w_400/media/platform.jpg 1x');
    await expect(srcset).toContain('#/_ipx/f_webp,w_800/media/platform.jpg 2x');
  },
};

export const Preset: Story = {
  args: { preset: 'card', ratio: '16/9' },
  play: async ({ canvasElement }) => {
    await expect(imageIn(canvasElement).srcset).toContain(
      '#/_ipx/f_webp,fit_cover,s_800x450,q_70/media/platform.jpg 2x',
    );
  },
};

export const DataUri: Story = {
  args: { src: drawing },
  play: async ({ canvasElement }) => {
    await expect(imageIn(canvasElement)).toHaveAttribute('src', drawing);
    await expect(imageIn(canvasElement)).not.toHaveAttribute('srcset');
    await expect((await readImageMeta(drawing, { log: fn() })).ratio).toBeCloseTo(16 / 9, 1);
    const log = fn();
    await expect(await readImageMeta('data:image/png;base64,AAAA', { log })).toEqual({
      width: 0,
      height: 0,
      ratio: 0,
    });
    await expect(log).toHaveBeenCalledOnce();
  },
};

export const Missing: Story = { args: { src: undefined, ratio: '16/9' } };
