import { Trans } from '@lingui/react/macro';
import { Notice } from '@raang/ui';
import { Reference } from './reference';
import type { ReceiptModel } from './receipt-model';

/** Confirms that a case has arrived, with its reference to write down. */
export function Receipt({ receipt: { title, reference, text, next } }: { receipt: ReceiptModel }) {
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
      </div>
    </Notice>
  );
}
