import { reportFailedTakeover } from '../../gate/report-failed-takeover';
import { takeOverPage } from '../renewal/take-over';

let isLeft = false;

/** Whether the document goes on as HTML: links and forms are the browser's. */
export const isDocumentLeft = (): boolean => isLeft;

/** Leaves the document as it is. Called while React renders, so the rest waits for a task of its own. */
export function leaveDocument(error: unknown): void {
  if (isLeft) return;
  isLeft = true;
  reportFailedTakeover(error);
  setTimeout(() => {
    forgetReact();
    takeOverPage();
  });
}

/** React finds by marks on the nodes what an event is for. Without them it neither handles nor stops any. */
function forgetReact() {
  for (const node of [document, ...document.querySelectorAll('*')])
    for (const mark of Object.keys(node).filter((key) => key.startsWith('__react')))
      Reflect.deleteProperty(node, mark);
}
