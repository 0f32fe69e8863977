import { fillLabel, HeartIcon, Icon, useLabels } from '@raang/ui';

/** The number of likes as text; renders nothing without likes. */
export function LikeCount({ count }: { count: string }) {
  const { like } = useLabels();
  if (count === '0') return null;
  return (
    <span className="inline-flex items-center gap-1.5 tabular-nums">
      <Icon icon={HeartIcon} size="sm" />
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">{fillLabel(like.count, { count })}</span>
    </span>
  );
}
