import type { FrameModel } from '@raang/views';

export interface SignedInMenuProps {
  links: NonNullable<FrameModel['account']>;
  currentPath: string;
}
