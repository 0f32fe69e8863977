import { SectionHeading } from '@raang/ui';
import { Checksums } from '../shared/documents/checksums';
import { DocumentTable } from '../shared/documents/document-table';
import { ServerPart } from '../shared/page/server-part';
import type { DownloadListModel } from './download-list-model';

/** Documents to download, those in force first. */
export function DownloadListView({ model: { groups, files } }: { model: DownloadListModel }) {
  return (
    <div className="space-y-8">
      {groups.map(({ id, title, table }) => (
        <section key={id} aria-labelledby={id} className="space-y-2">
          <SectionHeading id={id} title={title} />
          <ServerPart name={id} part={table}>
            {({ caption, rows }) => <DocumentTable caption={caption} rows={rows} />}
          </ServerPart>
        </section>
      ))}
      <ServerPart name="files" part={files}>
        {(shown) => <Checksums files={shown} />}
      </ServerPart>
    </div>
  );
}
