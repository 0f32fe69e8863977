import type { Agency } from '@raang/domain';

const acronym = /^[A-Z]{2,5}$/;

/**
 * What passengers call the trains of an agency: its brand, and the short forms that they make of it, such as Airport
 * Link and ARL of Airport Rail Link, or SRT and Red Line of SRT Red Lines. Empty if it has no brand.
 */
export function systemNames({ brand }: Pick<Agency, 'brand'>): string[] {
  if (!brand) return [];
  const thai = brand.th.replace(/^รถไฟ(ฟ้า|ชานเมือง)?/, '');
  const names = [brand.en, ...shortForms(brand.en), brand.th, thai, `รถไฟฟ้า${thai}`, ...shortForms(thai)];
  return [...new Set(names.flatMap((name) => [name, name.replace(/\b(lin)es$/i, '$1e')]))];
}

function shortForms(name: string): string[] {
  const words = name.split(' ');
  const [first, ...others] = words as [string, ...string[]];
  if (others.length > 0 && acronym.test(first)) return [first, others.join(' ')];
  if (words.length < 3) return [];
  const initials = words.map((word) => word.charAt(0)).join('');
  return [`${first} ${words.at(-1)}`, ...(acronym.test(initials) ? [initials] : [])];
}
