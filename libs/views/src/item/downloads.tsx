import { Trans } from '@lingui/react/macro';
import { Checksums } from '../shared/documents/checksums';
import { FileLinks } from '../shared/documents/file-links';
import type { ItemModel } from './item-model';

/** An item's files with their checksums. */
export function Downloads({ model: { files, title } }: { model: ItemModel }) {
  return (
    <section aria-labelledby="downloads" className="rounded-md bg-surface-sunken p-4 sm:p-5">
      <h2 id="downloads" className="mb-2 text-lg font-semibold">
        <Trans>Download</Trans>
      </h2>
      <FileLinks files={files} document={title} />
      <Checksums files={files} />
    </section>
  );
}
