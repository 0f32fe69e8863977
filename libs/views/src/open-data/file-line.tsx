import { Trans } from '@lingui/react/macro';
import { DownloadIcon, Icon, Link } from '@raang/ui';
import type { OpenFileModel } from './open-file';

/** A file to download, with its size and its checksum to select and copy. */
export function FileLine({ file: { name, href, size, sha256 } }: { file: OpenFileModel }) {
  return (
    <li className="flex max-w-full items-start gap-2">
      <Icon icon={DownloadIcon} className="mt-[0.6em] text-accent" />
      <span className="min-w-0 py-1">
        <Link href={href} download={name} className="wrap-anywhere">
          {name}
        </Link>{' '}
        <span className="text-sm whitespace-nowrap text-ink-muted">({size})</span>
        <span className="block text-xs text-ink-muted">
          <Trans>
            SHA-256 <code className="wrap-anywhere">{sha256}</code>
          </Trans>
        </span>
      </span>
    </li>
  );
}
