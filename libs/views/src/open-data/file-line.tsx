import { Trans } from '@lingui/react/macro';
import { DownloadIcon, Icon, Link } from '@raang/ui';
import type { OpenFileModel } from './open-file';

/** A file to download, with its size. */
export function FileLine({ file: { name, href, size } }: { file: OpenFileModel }) {
  return (
    <li className="flex max-w-full items-start gap-2">
      <Icon icon={DownloadIcon} className="mt-1 first-line text-accent" />
      <span className="min-w-0 py-1">
        <Link href={href} download={name} className="wrap-anywhere">
          {name}
        </Link>{' '}
        <span className="text-sm whitespace-nowrap text-ink-muted">({size})</span>
      </span>
    </li>
  );
}

/** The checksum of a file, to select and copy. */
export function Checksum({ file: { name, sha256 } }: { file: OpenFileModel }) {
  return (
    <p className="text-sm text-ink-muted">
      <Trans>
        SHA-256 of {name}: <code className="wrap-anywhere">{sha256}</code>
      </Trans>
    </p>
  );
}
