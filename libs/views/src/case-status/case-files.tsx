import { Trans } from '@lingui/react/macro';
import { DownloadIcon, Icon, Link } from '@raang/ui';
import type { CaseStatusModel } from './case-status-model';

/** The files that were sent. */
export function CaseFiles({ files }: Pick<CaseStatusModel, 'files'>) {
  if (files.length === 0) return null;
  return (
    <div className="space-y-2">
      <h3 className="font-semibold">
        <Trans>Files</Trans>
      </h3>
      <ul role="list" className="space-y-1">
        {files.map(({ href, name, size }) => (
          <li key={href} className="flex items-start gap-2">
            <Icon icon={DownloadIcon} className="first-line text-accent" />
            <span className="min-w-0 wrap-anywhere">
              <Link href={href} download>
                {name}
              </Link>{' '}
              <span className="text-sm whitespace-nowrap text-ink-muted">({size})</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
