import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { formIn, formStories } from '../testing/form-stories';

export default { title: 'Patterns/Forms/Lost report' } satisfies Meta;

const stories = formStories('lost-report');

export const Empty = stories.Empty;
export const Filled = stories.Filled;
export const Missing = stories.Missing;
export const Errors = stories.Errors;
export const Busy = stories.Busy;
export const Sent = stories.Sent;
export const Offline = stories.Offline;
export const Restored = stories.Restored;
export const Longest = stories.Longest;
export const Narrow = stories.Narrow;

const withStation = (station: string): typeof Empty => ({
  ...stories.Empty,
  args: {
    ...stories.Empty.args,
    sent: { values: { station: [station] }, problems: [{ field: 'station', code: 'invalid' }] },
  },
});

/** The field, with its list. */
const loadedField = (canvasElement: HTMLElement) =>
  waitFor(async () => {
    const field = canvasElement.querySelector<HTMLInputElement>('#lost-report-station[role=combobox]');
    await expect(field).not.toBeNull();
    return field!;
  });

/** A station of another system: who runs it, and ours nearby. One press takes one of them. */
export const OtherSystem: typeof Empty = {
  ...withStation('Siam'),
  play: async (context) => {
    const canvas = within(context.canvasElement);
    await loadedField(context.canvasElement);
    await expect(canvas.getByRole('link', { name: '0 2617 6000' })).toHaveAttribute(
      'href',
      'tel:+6626176000',
    );
    await userEvent.click(canvas.getByRole('button', { name: /BL22/ }));
    await waitFor(() => expect(new FormData(formIn(context)).get('station')).toBe('BL22'));
    await waitFor(async () => expect(await loadedField(context.canvasElement)).toHaveFocus());
    await expect(canvas.queryByRole('button', { name: /BL19/ })).toBeNull();
  },
};

/** A misspelt name: the station is offered, and what was typed stays. */
export const SimilarName: typeof Empty = {
  ...withStation('Sukhunvit'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: /BL22/ })).toBeVisible();
    await expect(await loadedField(canvasElement)).toHaveValue('Sukhunvit');
  },
};
