import { Trans, useLingui } from '@lingui/react/macro';
import { Link, SectionHeading, Table, TableRegion } from '@raang/ui';
import type { OpenDataModel } from './open-data-model';

/** What a developer needs to know: API, feeds, caching, and whom to ask. */
export function HowToUse({
  model: { links, newsFeeds, alerts, comment },
}: {
  model: Pick<OpenDataModel, 'links' | 'newsFeeds' | 'alerts' | 'comment'>;
}) {
  const { t } = useLingui();
  return (
    <section aria-labelledby="use" className="space-y-4">
      <SectionHeading id="use" title={t`How to use the data`} />
      <ul className="max-w-text list-disc space-y-2 ps-5">
        <li>
          <Trans>
            You do not need a key or an account. Any website can read the files (CORS). Send a User-Agent with
            a way to reach you, so that we can tell you about changes.
          </Trans>
        </li>
        <li>
          <Trans>
            Read the tables and the timetable data once a day, and the alerts every 30 seconds at most. Send
            the ETag of the last response as If-None-Match: an unchanged file is answered with 304 and no
            body.
          </Trans>
        </li>
        <li>
          <Trans>
            For journeys, fares and next trains, use the API:{' '}
            <Link href={links.apiReference}>API reference</Link>. It returns the same data as the pages.
          </Trans>
        </li>
        <li>
          <Trans>
            For language models: <Link href={links.llms}>llms.txt</Link>
          </Trans>
        </li>
        <li>
          <Trans>
            Activities and closing dates have calendar files (iCalendar), which their pages link to.
          </Trans>
        </li>
        {comment && (
          <li>
            <Trans>Found a mistake, or something missing?</Trans>{' '}
            <Link href={comment.href}>{comment.label}</Link>
          </li>
        )}
      </ul>
      <TableRegion caption={t`Example: the current alerts`}>
        <pre className="p-4 text-sm wrap-anywhere whitespace-pre-wrap">
          <code>{`curl --compressed -o alerts.pb '${alerts.url}'`}</code>
        </pre>
      </TableRegion>
      {newsFeeds.length > 0 && (
        <Table
          caption={t`News feeds`}
          columns={[
            { id: 'name', header: t`Category`, isRowHeader: true, cell: ({ name }) => name },
            {
              id: 'rss',
              header: t`RSS`,
              cell: ({ name, rss }) => (
                <Link href={rss} aria-label={t`RSS: ${name}`}>
                  RSS
                </Link>
              ),
            },
            {
              id: 'json',
              header: t`JSON Feed`,
              cell: ({ name, json }) => (
                <Link href={json} aria-label={t`JSON Feed: ${name}`}>
                  JSON
                </Link>
              ),
            },
          ]}
          rows={newsFeeds}
          rowKey={({ rss }) => rss}
        />
      )}
    </section>
  );
}
