import type { Locale } from '@raang/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { exampleContext } from '../shared/examples/model-context-example';
import { toStaleNoticeModel } from './stale-notice-model';
import { StaleNoticeView } from './stale-notice-view';

type StaleNoticeArgs = { madeAt: string };

function StaleNotice({ madeAt, locale }: StaleNoticeArgs & { locale: Locale }) {
  const context = { ...exampleContext(locale), today: '2026-11-20' };
  return <StaleNoticeView {...toStaleNoticeModel(new Date(madeAt), context)} />;
}

const meta = {
  title: 'Templates/Stale notice',
  parameters: { bleed: true },
  render: ({ madeAt }, { globals }) => <StaleNotice madeAt={madeAt} locale={globals['locale'] as Locale} />,
} satisfies Meta<StaleNoticeArgs>;
export default meta;
type Story = StoryObj<StaleNoticeArgs>;

export const Today: Story = { args: { madeAt: '2026-11-20T08:15:00+07:00' } };

/** With the date, since the page is of another day. Opens without JavaScript. */
export const Yesterday: Story = {
  args: { madeAt: '2026-11-19T23:50:00+07:00' },
  play: async ({ canvasElement }) => {
    await userEvent.click(canvasElement.querySelector('summary')!);
    await expect(canvasElement.querySelector('details')).toHaveAttribute('open');
  },
};
