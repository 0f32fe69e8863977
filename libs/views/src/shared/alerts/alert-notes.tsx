import { Trans } from '@lingui/react/macro';
import { LineBadge, Notice, Time } from '@raang/ui';
import type { AlertNoteModel } from './alert-notes-model';
import { AlertPage } from './alert-page';
import { StationLinks } from './status-rows';

/** A column of alerts in full. Not a live region: they are in the page from the start. */
export function AlertNotes({
  notes,
  headingLevel,
  folded = false,
}: {
  notes: readonly AlertNoteModel[];
  headingLevel: 2 | 3;
  /** Shows the titles only; a press on one shows the rest. */
  folded?: boolean;
}) {
  if (notes.length === 0) return null;
  return (
    <ul role="list" className="grid gap-3">
      {notes.map((note) => (
        <li key={note.id}>
          <AlertNote note={note} headingLevel={headingLevel} folded={folded} />
        </li>
      ))}
    </ul>
  );
}

interface AlertNoteProps {
  note: AlertNoteModel;
  headingLevel: 2 | 3;
  folded: boolean;
}

function AlertNote({ note, headingLevel, folded }: AlertNoteProps) {
  const { tone, title, titleLang, text, textLang, languageNote, lines, when, stations } = note;
  return (
    <Notice
      tone={tone}
      title={
        <span data-alert={note.id} lang={titleLang}>
          {title}
        </span>
      }
      headingLevel={headingLevel}
      folded={folded}
    >
      {lines.length > 0 && (
        <p className="flex flex-wrap gap-x-4 gap-y-1 py-1">
          {lines.map(({ id, name }) => (
            <LineBadge key={id} variant="swatch" lineId={id} name={name} wordForLine={false} />
          ))}
        </p>
      )}
      <p className="max-w-text" lang={textLang}>
        {text}
      </p>
      {languageNote && <p className="text-sm">{languageNote}</p>}
      {when && <p className="font-semibold">{when}</p>}
      <AlertPage href={note.page} />
      <StationLinks stations={stations} />
      <Word note={note} />
    </Notice>
  );
}

/** When the alert was published and when the next update is due. */
function Word({ note: { saidAt, nextWordBy, overdue } }: { note: AlertNoteModel }) {
  const [posted, next] = [
    <Time key="posted" {...saidAt} />,
    nextWordBy && <Time key="next" {...nextWordBy} />,
  ];
  return (
    <p className="flex flex-wrap gap-x-4 text-sm">
      <span>
        <Trans>Posted {posted}</Trans>
      </span>
      {next && (
        <span>
          <Trans>Next update by {next}</Trans>
          {overdue && (
            <b className="ms-1.5 font-semibold">
              <Trans>update overdue</Trans>
            </b>
          )}
        </span>
      )}
    </p>
  );
}
