import { SectionHeading, type SectionHeadingProps } from '@raang/ui';

export type LineHeadingProps = SectionHeadingProps & Required<Pick<SectionHeadingProps, 'lineId'>>;

/** The heading of a line's section: its name. */
export function LineHeading(props: LineHeadingProps) {
  return <SectionHeading isName {...props} />;
}
