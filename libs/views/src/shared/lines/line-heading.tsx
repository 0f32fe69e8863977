import { SectionHeading, type SectionHeadingProps } from '@raang/ui';

export interface LineHeadingProps extends SectionHeadingProps {
  lineId: string;
}

/** The heading of a line's section, with a track in the line's colour. */
export function LineHeading({ lineId, ...heading }: LineHeadingProps) {
  return (
    <div
      data-line={lineId}
      className="[&>.track]:before:outline [&>.track]:before:outline-(--line-edge) not-forced-colors:[&>.track]:before:bg-(--line-colour) not-forced-colors:[&>.track]:after:border-(--line-colour)"
    >
      <SectionHeading {...heading} />
    </div>
  );
}
