import { MenuLinks } from '@raang/ui';
import type { FrameLink, FrameLinksModel } from './frame-model';

interface FrameMenuProps {
  model: FrameLinksModel;
  /** Marks its link, and the link of the listing that it belongs to. */
  currentPath: string;
}

/** The links of the header's menu. */
export function FrameMenu({ model: { menuPages, groups }, currentPath }: FrameMenuProps) {
  const withCurrent = (link: FrameLink) => ({ ...link, current: isCurrentLink(link, currentPath) });
  const items = groups.map(({ title, links }) => ({ label: title, items: links.map(withCurrent) }));
  return <MenuLinks items={[...menuPages.map(withCurrent), ...items]} />;
}

/** Whether a link leads to the page at a path, or to the listing that the page belongs to. */
export function isCurrentLink({ href }: Pick<FrameLink, 'href'>, currentPath: string): boolean {
  return currentPath === href || currentPath.startsWith(`${href}/`);
}
