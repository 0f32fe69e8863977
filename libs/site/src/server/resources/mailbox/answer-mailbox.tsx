import { Refusal } from '@raang/server';
import { Container, Link, PageHeading } from '@raang/ui';
import type { ReactNode } from 'react';
import { renderStaticDocument } from '../../render/static-pages/static-document';
import { findMessage, listMessages, type ListedMessage } from './stored-messages';

/** What a mail may do in the frame: links open in a tab of their own. It has no scripts and its own origin. */
const sandbox = 'allow-popups allow-popups-to-escape-sandbox';

/** A mail has inline styles and loads nothing. */
const mailPolicy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  `sandbox ${sandbox}`,
].join('; ');

/**
 * Pages of the embedded mailbox, for developers, so in English: `/mailbox` is the list, `/mailbox/<id>` a mail, and
 * `/mailbox/<id>.html` its HTML.
 * @throws Refusal 404 if there is no such mail
 */
export async function answerMailbox(pathname: string, folder: string): Promise<Response> {
  const [, , name = '', ...rest] = pathname.split('/');
  if (!name) return answerPage('Mailbox', <MessageList messages={await listMessages(folder)} />);
  const message = rest.length === 0 ? await findMessage(folder, name.replace(/\.html$/, '')) : undefined;
  if (!message) throw new Refusal(404, 'Mail not found.');
  if (name.endsWith('.html')) return answerHtml(message);
  return answerPage(message.subject, <Message message={message} />);
}

const answerPage = (title: string, page: ReactNode) =>
  renderStaticDocument({
    locale: 'en',
    title,
    isIndexed: false,
    children: <Container className="space-y-8 py-8">{page}</Container>,
  });

const answerHtml = ({ html }: ListedMessage) =>
  new Response(html, {
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': mailPolicy },
  });

function MessageList({ messages }: { messages: ListedMessage[] }) {
  return (
    <>
      <PageHeading title="Mailbox" lead={`${messages.length} mails, newest first. In development only.`} />
      <ul className="space-y-4">
        {messages.map(({ id, subject, to, date }) => (
          <li key={id}>
            <Link href={`/mailbox/${id}`}>{subject}</Link>
            <p className="text-sm text-ink-muted">
              {to} · {date.toISOString()}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}

function Message({ message }: { message: ListedMessage }) {
  const { id, subject, text } = message;
  return (
    <>
      <Link href="/mailbox">Mailbox</Link>
      <PageHeading title={subject} />
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 wrap-anywhere">
        {headersOf(message).map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-ink-muted">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <iframe
        title="HTML"
        src={`/mailbox/${id}.html`}
        sandbox={sandbox}
        className="w-full border border-line-strong"
        height={720}
      />
      <pre className="border font-sans border-line-strong p-4 whitespace-pre-wrap wrap-anywhere">{text}</pre>
    </>
  );
}

function headersOf({ from, to, date, messageId, inReplyTo }: ListedMessage): [string, string][] {
  const headers: [string, string][] = [
    ['From', from],
    ['To', to],
    ['Date', date.toISOString()],
    ['Message-ID', messageId],
    ['In-Reply-To', inReplyTo],
  ];
  return headers.filter(([, value]) => value !== '');
}
