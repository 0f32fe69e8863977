import { useLingui } from '@lingui/react/macro';
import { Checksums } from '../shared/documents/checksums';
import { DocumentTable } from '../shared/documents/document-table';
import type { DocumentListModel } from './document-list-model';

/** Documents, each with its files. */
export function DocumentListView({ model: { rows, files } }: { model: DocumentListModel }) {
  const { t } = useLingui();
  return (
    <div className="space-y-4">
      <DocumentTable caption={t`Documents`} rows={rows} />
      <Checksums files={files} />
    </div>
  );
}
