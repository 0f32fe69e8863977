import { createHash } from 'node:crypto';
import type { Locale } from '@raang/i18n';
import { FrameFooter, type FrameLink, type FrameLinksModel, FrameMenu, isCurrentLink } from '@raang/views';
import { LRUCache } from 'lru-cache';
import { toStaticHtml } from './static-html';

/** The parts of the frame that are the same on every page: rendered once per language and version. */
interface FrameParts {
  locale: Locale;
  links: FrameLinksModel;
  footer: string;
  /** HTML of the menu by its current links. */
  menus: Map<string, string>;
}

/** Versions that requests may still render: of each language the one in force and the one before. */
const mostVersions = 10;

const versions = new LRUCache<string, FrameParts>({ max: mostVersions });

/** Renders the parts of a version. Returns its name, which the frame's model passes on. Loads no words. */
export function addFrameParts(locale: Locale, links: FrameLinksModel): string {
  const footer = toStaticHtml(<FrameFooter model={links} />, { locale, name: 'footer' });
  const name = createHash('sha256').update(JSON.stringify(links)).digest('base64url').slice(0, 10);
  versions.set(name, { locale, links, footer, menus: new Map() });
  return name;
}

/** @throws Error if the version has not been added */
export function frameLinks(name: string): FrameLinksModel {
  return partsOf(name).links;
}

export const footerHtml = (name: string): string => partsOf(name).footer;

export function menuHtml(name: string, currentPath: string): string {
  const { locale, links, menus } = partsOf(name);
  const all: FrameLink[] = [...links.menuPages, ...links.groups.flatMap((group) => group.links)];
  const current = all.filter((link) => isCurrentLink(link, currentPath));
  const key = current.map(({ href }) => href).join(' ');
  const known = menus.get(key);
  if (known !== undefined) return known;
  const menu = toStaticHtml(<FrameMenu model={links} currentPath={currentPath} />, { locale, name: 'menu' });
  menus.set(key, menu);
  return menu;
}

function partsOf(name: string): FrameParts {
  const parts = versions.get(name);
  if (!parts) throw new Error(`the parts of the frame ${name} are missing: call addFrameParts before`);
  return parts;
}
