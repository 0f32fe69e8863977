/**
 * A ref that sets an attribute on the root element while an element with this ref is on the page, for styles of the whole
 * page. A selector such as `html:has(…)` would need no script, but with one in force browsers check the styles of every
 * element again after each change of the page: up to half of the time of an interaction.
 */
export function marksRoot(attribute: `data-${string}`): () => () => void {
  let present = 0;
  return () => {
    const root = document.documentElement;
    present += 1;
    root.setAttribute(attribute, '');
    return () => {
      present -= 1;
      if (present === 0) root.removeAttribute(attribute);
    };
  };
}
