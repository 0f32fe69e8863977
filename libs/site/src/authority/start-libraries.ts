import { nameTemplateParts } from '@raang/domain';
import { setNetworkZone } from '@raang/text-time';
import type { Authority } from './authority';

/** Tells the libraries what they need to know of the authority before anything else runs on a server. */
export function startLibraries({ timeZone, templateNames }: Pick<Authority, 'timeZone' | 'templateNames'>) {
  setNetworkZone(timeZone);
  nameTemplateParts(templateNames);
}
