import { Trans, useLingui } from '@lingui/react/macro';
import { Disclosure } from '@raang/ui';
import type { FileModel } from './file-model';

/** The checksums of a page's files, folded away. Renders nothing without files. */
export function Checksums({ files }: { files: readonly FileModel[] }) {
  const { t } = useLingui();
  if (files.length === 0) return null;
  return (
    <Disclosure summary={t`Checksums (SHA-256)`}>
      <p className="mb-3 text-sm text-ink-muted">
        <Trans>If the checksum differs, the file was changed or the download is incomplete.</Trans>
      </p>
      <dl className="space-y-3 text-sm">
        {files.map(({ href, name, sha256 }) => (
          <div key={href}>
            <dt className="font-semibold wrap-anywhere">{name}</dt>
            <dd className="font-mono text-xs break-all">{sha256}</dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  );
}
