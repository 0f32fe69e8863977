import { msg } from '@lingui/core/macro';
import type { Line } from '@raang/domain';
import type { ModelContext } from '../shared/page/model-context';

/** What a form offers of the authority's lines: each as a whole, and in one direction. */
export function toWatchedLines(
  lines: readonly Line[],
  context: ModelContext,
): { value: string; label: string }[] {
  return context.lines.flatMap(({ id, name }) => {
    const label = name[context.locale];
    const directions = directionsOf(lines.find((line) => line.id === id));
    return [
      { value: id, label },
      ...directions.map(({ direction, headsign }) => ({
        value: `${id}.${direction}`,
        label: towards(label, headsign[context.locale], context),
      })),
    ];
  });
}

const towards = (line: string, headsign: string, { i18n }: ModelContext) =>
  i18n._(msg`${line}, only towards ${headsign}`);

/** The longest pattern of each direction, if there are two: the longest come first. */
function directionsOf(line: Line | undefined): Line['patterns'] {
  const both = ([0, 1] as const).flatMap(
    (direction) => line?.patterns.find((pattern) => pattern.direction === direction) ?? [],
  );
  return both.length === 2 ? both : [];
}
