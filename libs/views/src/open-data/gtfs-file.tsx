import { Trans, useLingui } from '@lingui/react/macro';
import { Link, SectionHeading } from '@raang/ui';
import { Checksum, FileLine } from './file-line';
import type { OpenFileModel } from './open-file';

/** The archive of the feed in force. */
export function GtfsFile({ file }: { file: OpenFileModel }) {
  const { t } = useLingui();
  return (
    <section aria-labelledby="gtfs" className="space-y-4">
      <SectionHeading
        id="gtfs"
        title={t`Timetable data (GTFS)`}
        lead={t`Lines, stations, timetables, headways, fares and transfers of the whole network in the General Transit Feed Specification.`}
      />
      <ul role="list">
        <FileLine file={file} />
      </ul>
      <Checksum file={file} />
      <p className="max-w-text">
        <Trans>
          This site plans journeys with this data. Facts that the specification has no file for, such as fares
          by number of stations, are in files of our own, which other programs ignore.{' '}
          <Link href="https://gtfs.org/documentation/schedule/reference/" external>
            GTFS reference
          </Link>
        </Trans>
      </p>
    </section>
  );
}
