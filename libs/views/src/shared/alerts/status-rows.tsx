import { Trans, useLingui } from '@lingui/react/macro';
import { Link, StationCode, type StatusRowProps } from '@raang/ui';
import type { StationLinkModel } from './alert-notes-model';
import { AlertPage } from './alert-page';
import { OpenStations } from './open-stations';
import type { StatusRowModel } from './status-board-model';

/** A row for the first screen: the alert's title and when the next word comes, without its text. */
export function toSummaryRow({ line, ...row }: StatusRowModel): StatusRowProps {
  const { id, name, href } = line;
  return {
    line: { id, name, href },
    state: row.state,
    stateText: row.title ? (
      <span data-alert={row.alertId} lang={row.titleLang}>
        {row.title}
      </span>
    ) : (
      row.stateText
    ),
    period: row.period,
    nextWordBy: row.nextWordBy,
    overdue: row.overdue,
  };
}

/** A row with all details; `hours` says how far the line's service day has got. */
export function toFullRow(row: StatusRowModel, hours?: string): StatusRowProps {
  const { alertId, sameAs, title, titleLang, text, textLang, languageNote, page, expected, ...more } = row;
  const { stations, nearestOpen, remarks, ...shown } = more;
  const hasMore = title || text || sameAs || expected || hours || stations.length > 0 || remarks.length > 0;
  return {
    ...shown,
    children: hasMore && (
      <>
        <SameAs line={sameAs} />
        {title && (
          <p className="font-semibold" data-alert={alertId} lang={titleLang}>
            {title}
          </p>
        )}
        {text && <p lang={textLang}>{text}</p>}
        <LanguageNote note={languageNote} />
        <AlertPage href={page} />
        {expected && <p>{expected}</p>}
        <StationLinks stations={stations} />
        <OpenStations stations={nearestOpen} />
        {hours && <p className="text-sm text-ink-muted">{hours}</p>}
        <Remarks remarks={remarks} withTiming />
      </>
    ),
  };
}

function Remarks({
  remarks,
  withTiming = false,
}: Pick<StatusRowModel, 'remarks'> & { withTiming?: boolean }) {
  return remarks.map(({ alertId, title, titleLang, text, textLang, languageNote, page, timing }) => (
    <div key={alertId}>
      <p className="font-semibold" data-alert={alertId} lang={titleLang}>
        {title}
      </p>
      <p lang={textLang}>{text}</p>
      <LanguageNote note={languageNote} />
      <AlertPage href={page} />
      {withTiming && <p className="text-sm text-ink-muted">{timing}</p>}
    </div>
  ));
}

/** Marks a line whose alert an earlier row tells. */
const SameAs = ({ line }: { line: string | undefined }) =>
  line && (
    <p className="text-sm text-ink-muted">
      <Trans>Same announcement as the {line}</Trans>
    </p>
  );

const LanguageNote = ({ note }: { note: string | undefined }) =>
  note && <p className="text-sm text-ink-muted">{note}</p>;

/** Links to the stations of an alert. */
export function StationLinks({ stations }: { stations: readonly StationLinkModel[] }) {
  const { t } = useLingui();
  if (stations.length === 0) return null;
  return (
    <ul aria-label={t`Stations`} className="flex flex-wrap gap-x-5 gap-y-1 py-1">
      {stations.map(({ code, name, lineId, href }) => (
        <li key={code} className="flex min-w-0 items-start gap-2">
          <StationCode code={code} lineId={lineId} />
          <Link href={href} className="min-w-0" translate="no">
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
