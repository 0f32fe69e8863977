import type { Locale } from '@raang/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, TextArea } from '@raang/ui';
import type { CaseData } from '../shared/cases/case-data';
import { exampleContext } from '../shared/examples/model-context-example';
import {
  appointedExample,
  caseStatusExample,
  lostReportExample,
  matchedExample,
} from './case-status-examples';
import { type CaseStatusData, toCaseStatusModel } from './case-status-model';
import { CaseChanged } from '../shared/cases/unsent';
import { CaseStatusView } from './case-status-view';

interface Args {
  given: CaseData;
  sent?: CaseStatusData['sent'];
  category?: CaseStatusData['category'];
  unsent?: string;
}

const withdrawnExample: CaseData = {
  ...lostReportExample,
  status: 'withdrawn',
  history: [...lostReportExample.history, { status: 'withdrawn', at: '2026-11-20T10:00:00+07:00' }],
  possibleMatches: 0,
  actions: [],
};

/** Stands for the forms, which have stories of their own. */
const form = (id: string) => (
  <form className="grid gap-4">
    <TextArea id={id} label={id} />
    <Button type="submit">{id}</Button>
  </form>
);

const meta = {
  title: 'Templates/Case status',
  render: ({ given, sent, category, unsent }, { globals }) => {
    const locale: Locale = globals['locale'] === 'en' ? 'en' : 'th';
    const model = toCaseStatusModel(caseStatusExample(given, { sent, category }), exampleContext(locale));
    return (
      <CaseStatusView
        model={model}
        unsent={unsent === undefined ? undefined : { text: unsent, reason: <CaseChanged /> }}
        replyForm={form('reply')}
        claimForm={form('claim')}
      />
    );
  },
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<Args>;

export const Searching: Story = { args: { given: lostReportExample } };

/** The receipt goes by mail. */
export const JustSent: Story = { args: { given: lostReportExample, sent: 'mail' } };

/** The sender gave only a telephone number. */
export const JustSentWithoutMail: Story = { args: { given: lostReportExample, sent: 'page' } };

export const Matched: Story = { args: { given: matchedExample } };

export const Narrow: Story = { ...Matched, globals: { viewport: { value: 'mobile1' } } };

export const Appointed: Story = { args: { given: appointedExample } };

/** A complaint names its topic. */
export const Complaint: Story = {
  args: {
    given: {
      ...lostReportExample,
      reference: 'C-2222-2222',
      kind: 'complaint',
      topic: 'trains',
      category: undefined,
      status: 'received',
      history: lostReportExample.history.slice(0, 1),
      possibleMatches: 0,
    },
    sent: 'mail',
    category: { group: 'contact', category: 'mrta' },
  },
};

/** Another window withdrew the case while a reply was written. */
export const ReplyNotSent: Story = {
  args: {
    given: withdrawnExample,
    unsent: 'It has a wooden handle.\nMy name is on it.',
  },
};

/** Nothing can be done any more. */
export const Withdrawn: Story = { args: { given: withdrawnExample } };

/** A comment has no place, day or files. */
export const Comment: Story = {
  args: {
    given: {
      reference: 'M-2222-2226',
      kind: 'comment',
      status: 'read',
      receivedAt: lostReportExample.receivedAt,
      text: 'Thank you for the benches.',
      files: [],
      history: [
        { status: 'received', at: lostReportExample.receivedAt },
        { status: 'read', at: '2026-11-20T10:00:00+07:00' },
      ],
      messages: [],
      possibleMatches: 0,
      actions: [],
    },
    category: { group: 'contact', category: 'comment' },
  },
};

export const Longest: Story = {
  args: {
    given: {
      ...matchedExample,
      text: 'ก'.repeat(300) + ' ' + matchedExample.text.repeat(10),
      files: [{ id: 'a', name: `${'very-long-file-name-'.repeat(8)}.jpg`, bytes: 5_000_000 }],
      messages: [{ from: 'desk', text: 'Long answer. '.repeat(60), at: '2026-11-20T09:01:00+07:00' }],
    },
  },
};
