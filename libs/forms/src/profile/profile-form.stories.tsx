import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { formStories } from '../testing/form-stories';

export default { title: 'Patterns/Forms/Profile' } satisfies Meta;

const stories = formStories('profile');

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

/** A chosen station joins the list at once; the field stays where it is, for the next one. */
export const SavedStations: typeof Empty = {
  ...stories.Empty,
  args: {
    ...stories.Empty.args,
    defaults: { name: ['สมชาย ใจดี'], locale: ['th'], savedStations: ['BL22', 'YL01'] },
  },
  play: async ({ canvasElement }) => {
    const form = canvasElement.querySelector('form')!;
    const stationsSent = () => new FormData(form).getAll('savedStations').filter((code) => code !== '');
    await expect(stationsSent()).toEqual(['BL22', 'YL01']);
    const field = await within(canvasElement).findByRole('combobox');
    await userEvent.type(field, 'Khlong Bang Phai{Enter}');
    await waitFor(() => expect(stationsSent()).toEqual(['BL22', 'YL01', 'PP01']));
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('');
    await userEvent.click(within(canvasElement).getAllByRole('checkbox')[0]!);
    await expect(stationsSent()).toEqual(['YL01', 'PP01']);
  },
};
