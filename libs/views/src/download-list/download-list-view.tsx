import { SectionHeading } from '@raang/ui';
import { DocumentRow } from '../shared/documents/document-row';
import type { DownloadListModel } from './download-list-model';

/** Documents to download, those in force first. */
export function DownloadListView({ model }: { model: DownloadListModel }) {
  return (
    <div className="space-y-12">
      {model.groups.map((group) => (
        <section key={group.id} aria-labelledby={group.id} className="space-y-2">
          <SectionHeading id={group.id} title={group.title} />
          <ul role="list" className="divide-y divide-line border-b border-line">
            {group.rows.map((row) => (
              <li key={row.href}>
                <DocumentRow row={row} headingLevel={3} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
