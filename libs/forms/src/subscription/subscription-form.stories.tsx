import type { Meta } from '@storybook/react-vite';
import { formStories } from '../testing/form-stories';

export default { title: 'Patterns/Forms/Subscription' } satisfies Meta;

const stories = formStories('subscription');

export const Empty = stories.Empty;
export const Filled = stories.Filled;
export const Missing = stories.Missing;
export const Errors = stories.Errors;
export const Busy = stories.Busy;
export const Sent = stories.Sent;
export const Offline = stories.Offline;
export const Longest = stories.Longest;
export const Narrow = stories.Narrow;
