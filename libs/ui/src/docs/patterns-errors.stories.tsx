import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../button/button';
import { inLocale, wordsFor } from '../examples.stories';
import { PageHeading } from '../page-heading/page-heading';
import { PatternPage } from './pattern-page.stories';

const meta = { title: 'Patterns/Errors', tags: ['!autodocs'], parameters: { bleed: true } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const words = {
  th: {
    notFound: 'ไม่พบหน้านี้',
    notFoundLead: 'หน้าอาจถูกย้าย หรือที่อยู่อาจพิมพ์ไม่ถูกต้อง',
    failed: 'ขณะนี้แสดงหน้านี้ไม่ได้',
    failedLead: 'ระบบของเราขัดข้องและบันทึกปัญหาไว้แล้ว โปรดลองใหม่อีกครั้งในอีกสักครู่',
    again: 'ลองใหม่',
    reference: 'หมายเลขอ้างอิง',
  },
  en: {
    notFound: 'We cannot find this page',
    notFoundLead: 'It may have moved, or its address may be mistyped.',
    failed: 'This page cannot be shown right now',
    failedLead: 'The fault is on our side and has been noted. Please try again in a moment.',
    again: 'Try again',
    reference: 'Reference',
  },
};

/** Says what happened and where to go next, without blame. The path helps people who report broken links. */
export const NotFound: Story = {
  render: (_, { globals }) => {
    const say = inLocale(globals, words);
    const { home, plan } = wordsFor(globals);
    return (
      <PatternPage globals={globals}>
        <PageHeading eyebrow="404" title={say.notFound} lead={say.notFoundLead} />
        <p lang="en" className="text-ink-muted">
          <code className="wrap-anywhere">Page not found: /th/travel/facilites</code>
        </p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink href="#home">{home}</ButtonLink>
          <ButtonLink href="#plan" variant="secondary">
            {plan}
          </ButtonLink>
        </div>
      </PatternPage>
    );
  },
};

/** Shows no technical detail, but a reference number that leads to the log. */
export const Failure: Story = {
  render: (_, { globals }) => {
    const say = inLocale(globals, words);
    return (
      <PatternPage globals={globals}>
        <PageHeading title={say.failed} lead={say.failedLead} />
        <p className="text-ink-muted">
          {say.reference} <code>7f3a-19c2</code>
        </p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink href="#again">{say.again}</ButtonLink>
          <ButtonLink href="#home" variant="secondary">
            {wordsFor(globals).home}
          </ButtonLink>
        </div>
      </PatternPage>
    );
  },
};
