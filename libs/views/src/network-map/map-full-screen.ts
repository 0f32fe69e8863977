import { withoutLineMarks } from '@raang/text-time';

/** Chromium's signal of the Back button or gesture of Android. */
interface CloseWatcher extends EventTarget {
  destroy: () => void;
}

/**
 * Turns the map into a layer over the whole page. The rest of the page is inert, so that focus and screen readers stay
 * in the layer. No Fullscreen API: phones of Apple lack it, and the station's sheet has to lie over the map.
 * @returns a function that restores the page
 */
export function openFullScreen(
  stage: HTMLElement,
  { label, close }: { label: string; close: () => void },
): () => void {
  const outside = siblingsUpTo(stage).filter((element) => !element.inert);
  for (const element of outside) element.inert = true;
  stage.dataset['full'] = '';
  // not by `:root:has(…)`: see marksRoot of the kit
  document.documentElement.dataset['mapFull'] = '';
  stage.role = 'dialog';
  stage.ariaModal = 'true';
  stage.ariaLabel = withoutLineMarks(label);
  const watcher = watchBack(close);
  return () => {
    watcher?.destroy();
    for (const element of outside) element.inert = false;
    delete stage.dataset['full'];
    delete document.documentElement.dataset['mapFull'];
    for (const name of ['role', 'aria-modal', 'aria-label']) stage.removeAttribute(name);
  };
}

function siblingsUpTo(element: HTMLElement): HTMLElement[] {
  const siblings: HTMLElement[] = [];
  for (let part = element; part !== document.body && part.parentElement; part = part.parentElement)
    for (const sibling of part.parentElement.children)
      if (sibling !== part && sibling instanceof HTMLElement && !sibling.matches('script, style'))
        siblings.push(sibling);
  return siblings;
}

function watchBack(close: () => void): CloseWatcher | undefined {
  const Watcher = (globalThis as { CloseWatcher?: new () => CloseWatcher }).CloseWatcher;
  if (!Watcher) return undefined;
  const watcher = new Watcher();
  watcher.addEventListener('close', close);
  return watcher;
}
