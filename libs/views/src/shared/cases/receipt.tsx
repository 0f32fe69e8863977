import { Trans } from '@lingui/react/macro';
import { Notice } from '@raang/ui';
import { Reference } from './reference';
import type { ReceiptModel } from './receipt-model';

/** Confirms that a case has arrived, with its reference to write down. */
export function Receipt({ receipt }: { receipt: ReceiptModel }) {
  const { title, reference, text, next, topic, files } = receipt;
  return (
    <Notice tone="success" title={title} headingLevel={2} className="max-w-text">
      <div className="space-y-3 pt-2">
        <p className="flex flex-col">
          <span className="text-sm text-ink-muted">
            <Trans>Your reference</Trans>
          </span>
          <Reference reference={reference} size="lg" />
        </p>
        <p>{text}</p>
        {next && <p>{next}</p>}
        {topic && (
          <p>
            <Trans>Topic: {topic}</Trans>
          </p>
        )}
        {files.length > 0 && (
          <div className="wrap-anywhere">
            <p>
              <Trans>Files that we received:</Trans>
            </p>
            <ul className="list-disc ps-6">
              {files.map((name, place) => (
                <li key={`${place} ${name}`}>{name}</li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </Notice>
  );
}
