/** Set on the document by the script in the head, when the visitor first presses, types or enters a field. */
export const begunAttribute = 'data-begun';

/** Whether the visitor has begun to use the page. Nothing may open by itself then. */
export const hasBegun = (): boolean => document.documentElement.hasAttribute(begunAttribute);
