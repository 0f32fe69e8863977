import { renderToString } from 'react-dom/server';
import { LabelsProvider } from '../labels/labels-provider';
import { labels } from '../labels/th';
import type { Conformance } from './conformance';

/** The part in the context that it needs. */
export function inContext({ part, around = (inner) => inner }: Conformance) {
  return <LabelsProvider labels={labels}>{around(part)}</LabelsProvider>;
}

export function renderOnServer(conformance: Conformance): string {
  return renderToString(inContext(conformance));
}
