import { Trans, useLingui } from '@lingui/react/macro';
import { Badge, Container, Link, PageHeading, SectionHeading, Table, TableRegion } from '@raang/ui';
import type { ApiGroupModel, ApiOperationModel, ApiReferenceModel } from './api-reference-model';

/** The reference of the product API: every path with its parameters, an example request and response. */
export function ApiReferenceView({ model }: { model: ApiReferenceModel }) {
  const { version, serverUrl } = model;
  return (
    <Container className="space-y-12 py-10">
      <div className="space-y-4">
        <PageHeading title={model.title} lead={model.description} />
        <p>
          <Trans>
            Version {version}. All paths are relative to <code>{serverUrl}</code>.
          </Trans>{' '}
          <Link href={model.documentHref}>
            <Trans>OpenAPI document</Trans>
          </Link>
        </p>
      </div>
      <Contents groups={model.groups} />
      {model.groups.map((group) => (
        <Group key={group.id} group={group} />
      ))}
    </Container>
  );
}

function Contents({ groups }: { groups: ApiGroupModel[] }) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Paths`}>
      <ul className="grid gap-6 md:grid-cols-2">
        {groups.map(({ id, name, operations }) => (
          <li key={id} className="min-w-0">
            <Link href={`#${id}`}>{name}</Link>
            <ul className="mt-1 space-y-1">
              {operations.map((operation) => (
                <li key={operation.id} className="text-sm wrap-anywhere">
                  <Link href={`#${operation.id}`}>
                    {operation.method} {operation.path}
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Group({ group: { id, name, description, operations } }: { group: ApiGroupModel }) {
  return (
    <section id={id} className="space-y-10">
      <div className="space-y-2">
        <SectionHeading title={name} />
        <p>{description}</p>
      </div>
      {operations.map((operation) => (
        <Operation key={operation.id} operation={operation} />
      ))}
    </section>
  );
}

function Operation({ operation }: { operation: ApiOperationModel }) {
  const { method, path, summary, description, parameters, errors } = operation;
  const { t } = useLingui();
  return (
    <article id={operation.id} className="space-y-4 border-t border-line pt-6">
      <h3 className="flex flex-wrap items-baseline gap-3 text-lg font-semibold">
        <Badge tone={method === 'GET' ? 'info' : 'accent'}>{method}</Badge>
        <code className="min-w-0 wrap-anywhere">{path}</code>
      </h3>
      <p>{summary}</p>
      {description && <p className="text-ink-muted">{description}</p>}
      {parameters.length > 0 && (
        <Table
          caption={t`Parameters of ${method} ${path}`}
          captionHidden
          narrow="stack"
          columns={[
            { id: 'name', header: t`Name`, isRowHeader: true, cell: (row) => <code>{row.name}</code> },
            { id: 'place', header: t`Where`, cell: (row) => row.place },
            {
              id: 'takes',
              header: t`Accepts`,
              cell: ({ takes, isRequired }) => (isRequired ? takes : t`${takes} (optional)`),
            },
            { id: 'description', header: t`Meaning`, cell: (row) => row.description ?? '' },
          ]}
          rows={parameters}
          rowKey={(row) => row.name}
        />
      )}
      <Code caption={t`Request: ${method} ${path}`} text={operation.request} />
      <Code caption={t`Response: ${method} ${path}`} text={operation.answer} />
      {errors.length > 0 && (
        <ul className="list-disc ps-5">
          {errors.map(({ status, text }) => (
            <li key={status}>
              <code>{status}</code> {text}
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}

function Code({ caption, text }: { caption: string; text: string }) {
  return (
    <TableRegion caption={caption}>
      <pre className="p-4 text-sm">
        <code>{text}</code>
      </pre>
    </TableRegion>
  );
}
