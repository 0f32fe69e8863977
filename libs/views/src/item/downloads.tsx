import { Trans, useLingui } from '@lingui/react/macro';
import { Disclosure } from '@raang/ui';
import { FileLinks } from '../shared/documents/file-links';
import type { ItemModel } from './item-model';

/** An item's files with their checksums. */
export function Downloads({ model: { files, checksums, title } }: { model: ItemModel }) {
  const { t } = useLingui();
  return (
    <section aria-labelledby="downloads" className="rounded-md bg-surface-sunken p-5">
      <h2 id="downloads" className="mb-2 text-lg font-semibold">
        <Trans>Download</Trans>
      </h2>
      <FileLinks files={files} document={title} />
      <Disclosure summary={t`Checksums (SHA-256)`}>
        <p className="mb-3 text-sm text-ink-muted">
          <Trans>If the checksum differs, the file was changed or the download is incomplete.</Trans>
        </p>
        <dl className="space-y-3 text-sm">
          {checksums.map(({ name, sha256 }) => (
            <div key={name}>
              <dt className="font-semibold wrap-anywhere">{name}</dt>
              <dd className="font-mono text-xs break-all">{sha256}</dd>
            </div>
          ))}
        </dl>
      </Disclosure>
    </section>
  );
}
