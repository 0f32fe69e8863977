import { DocumentRow } from '../shared/documents/document-row';
import type { DocumentListModel } from './document-list-model';

/** A column of documents, each with its files. */
export function DocumentListView({ model }: { model: DocumentListModel }) {
  return (
    <ul role="list" className="divide-y divide-line border-y border-line">
      {model.rows.map((row) => (
        <li key={row.href}>
          <DocumentRow row={row} headingLevel={2} />
        </li>
      ))}
    </ul>
  );
}
