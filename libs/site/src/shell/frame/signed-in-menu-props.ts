import type { FrameModel } from '@raang/views';

export interface SignedInMenuProps {
  links: FrameModel['account'];
  currentPath: string;
}
