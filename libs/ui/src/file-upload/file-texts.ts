import { fillLabel } from '../labels/fill-label';
import type { Labels } from '../labels/labels';
import type { FileLimits, FileProblem } from './check-files';

type FileLabels = Labels['fileUpload'];

const kilobyte = 1024;
const megabyte = kilobyte * kilobyte;

/** `4.2 MB`, `12 KB`, `980 bytes`. Limits use the same units and rounding as sizes. */
export function sizeText(bytes: number, labels: FileLabels): string {
  if (bytes < kilobyte) return fillLabel(labels.bytes, { size: bytes });
  // 1024 KB is shown as 1 MB
  const inKilobytes = Math.round(bytes / kilobyte);
  if (inKilobytes < kilobyte) return fillLabel(labels.kilobytes, { size: inKilobytes });
  return fillLabel(labels.megabytes, { size: Math.round((bytes / megabyte) * 10) / 10 });
}

/** `JPEG, PNG, WebP, PDF`: format names, the same in every language. */
export function typesText(accept: readonly string[]): string {
  return [...new Set(accept.map(typeName))].join(', ');
}

function typeName(kind: string) {
  const format = kind.replace(/^\.|^.*\//, '').split('+')[0]!;
  return format === 'webp' ? 'WebP' : format.toUpperCase();
}

/** Limits, for the hint. */
export function limitsText({ accept, maxBytes, maxFiles }: FileLimits, labels: FileLabels): string {
  return [
    accept && fillLabel(labels.types, { types: typesText(accept) }),
    maxBytes !== undefined && fillLabel(labels.perFile, { size: sizeText(maxBytes, labels) }),
    maxFiles !== undefined && (maxFiles === 1 ? labels.one : fillLabel(labels.atMost, { count: maxFiles })),
  ]
    .filter(Boolean)
    .join(' · ');
}

export function problemText(problem: FileProblem, limits: FileLimits, labels: FileLabels): string {
  const { accept = [], maxBytes = 0, maxFiles = 0 } = limits;
  switch (problem) {
    case 'too-large':
      return fillLabel(labels.tooLarge, { size: sizeText(maxBytes, labels) });
    case 'wrong-type':
      return fillLabel(labels.wrongType, { types: typesText(accept) });
    case 'too-many':
      return fillLabel(labels.tooMany, { count: maxFiles });
    default:
      return labels[problem];
  }
}
