import { Trans } from '@lingui/react/macro';
import { DownloadIcon, Icon, Link } from '@raang/ui';
import type { FileModel } from './file-model';

/** Download links. The document's name makes the links of several documents distinct. */
export function FileLinks({ files, document }: { files: readonly FileModel[]; document: string }) {
  return (
    <ul role="list" className="flex flex-wrap items-start gap-x-6 gap-y-1 md:flex-col">
      {files.map((file) => (
        <li key={file.href} className="flex max-w-full items-start gap-2">
          <Icon icon={DownloadIcon} className="mt-1 first-line text-accent" />
          <span className="min-w-0 py-1 wrap-anywhere">
            <Link href={file.href} download>
              {file.label}
              <span className="sr-only">
                {' '}
                <Trans>of “{document}”</Trans>
              </span>
            </Link>{' '}
            {/* one text: of several, the contrast above a drawing cannot be measured */}
            <span className="text-sm whitespace-nowrap text-ink-muted">{`(${file.size})`}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
