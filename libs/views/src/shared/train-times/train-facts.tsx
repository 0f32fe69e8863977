import { Trans } from '@lingui/react/macro';
import { CrowdIcon, fillLabel, Icon, useLabels } from '@raang/ui';
import type { DepartureRowModel } from './departure-board-model';

/** Where a train leaves and how full it is. */
export function TrainFacts({ row }: { row: DepartureRowModel }) {
  const labels = useLabels();
  const { platform, platformWas, crowding } = row;
  return (
    <>
      {platform && (
        <span className="detail" data-tone={platformWas && 'warning'}>
          {platformWas ? (
            <Trans>
              Platform {platform} instead of {platformWas}
            </Trans>
          ) : (
            fillLabel(labels.platform, { platform })
          )}
        </span>
      )}
      {crowding && (
        <span className="detail train-source" data-crowding={crowding.level}>
          <Icon icon={CrowdIcon} size="sm" />
          {crowding.text}
        </span>
      )}
    </>
  );
}
