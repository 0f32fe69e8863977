import { Trans, useLingui } from '@lingui/react/macro';
import { Badge, ButtonLink, EmptyState, Link, MessageIcon, Table } from '@raang/ui';
import type { OwnCaseModel } from './own-cases-model';

export interface OwnCasesProps {
  cases: readonly OwnCaseModel[];
  contactHref: string | undefined;
}

/** Cases of the account, latest first. */
export function OwnCases({ cases, contactHref }: OwnCasesProps) {
  const { t } = useLingui();
  if (cases.length === 0)
    return (
      <EmptyState
        title={t`No cases yet`}
        headingLevel={3}
        icon={MessageIcon}
        actions={
          contactHref && (
            <ButtonLink variant="secondary" href={contactHref}>
              <Trans>Contact us</Trans>
            </ButtonLink>
          )
        }
      >
        <Trans>Questions, complaints and lost items that you send while signed in appear here.</Trans>
      </EmptyState>
    );
  return (
    <Table
      caption={t`Your cases`}
      captionHidden
      narrow="stack"
      rows={cases}
      rowKey={({ reference }) => reference}
      columns={[
        {
          id: 'reference',
          header: t`Reference`,
          isRowHeader: true,
          noWrap: true,
          cell: ({ reference, href }) => (
            <Link href={href} className="tabular-nums">
              {reference}
            </Link>
          ),
        },
        { id: 'kind', header: t`About`, cell: ({ kind }) => kind },
        {
          id: 'status',
          header: t`Status`,
          noWrap: true,
          cell: ({ status: { tone, text } }) => <Badge tone={tone}>{text}</Badge>,
        },
        {
          id: 'received',
          header: t`Received on`,
          cell: ({ received }) => <time dateTime={received.dateTime}>{received.text}</time>,
        },
        {
          id: 'updated',
          header: t`Last change`,
          cell: ({ updated }) => <time dateTime={updated.dateTime}>{updated.text}</time>,
        },
      ]}
    />
  );
}
