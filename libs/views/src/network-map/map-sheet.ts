/** A finger that moves less than this presses the handle instead of dragging it, in pixels. */
const dragThreshold = 6;

/** A sheet that is dragged below this share of its height closes. */
const closingShare = 0.6;

/** Whether the open station lies over the map as a sheet, as on a small screen. */
export function hasSheet(stage: Element): boolean {
  return sheetOn(stage) !== undefined;
}

function sheetOn(stage: Element | null): Element | undefined {
  const panel = stage?.querySelector('.map-panel');
  return panel && getComputedStyle(panel).position === 'fixed' ? panel : undefined;
}

/** The height that the sheet covers of the lower part of a frame, in pixels. */
export function coveredBottom(frame: Element): number {
  const sheet = sheetOn(frame.closest('.map-stage'));
  if (!sheet) return 0;
  const bottom = Math.min(frame.getBoundingClientRect().bottom, innerHeight);
  return Math.max(0, bottom - sheet.getBoundingClientRect().top);
}

interface Sheet {
  isTall: () => boolean;
  setTall: (isTall: boolean) => void;
  close: () => void;
}

/**
 * A handle drags its sheet: upwards it becomes tall, downwards low, and further down it closes. A press changes its
 * height.
 * @returns a function that removes the listeners
 */
export function openSheetHandle(handle: HTMLElement, panel: HTMLElement, sheet: Sheet): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  let start: { y: number; height: number } | undefined;
  let isDragged = false;
  handle.addEventListener(
    'pointerdown',
    (event) => {
      isDragged = false;
      if (event.button !== 0) return;
      start = { y: event.clientY, height: panel.offsetHeight };
      handle.setPointerCapture(event.pointerId);
    },
    { signal },
  );
  handle.addEventListener(
    'pointermove',
    ({ clientY }) => {
      if (!start || (!isDragged && Math.abs(clientY - start.y) < dragThreshold)) return;
      isDragged = true;
      panel.classList.add('dragged');
      panel.style.blockSize = `${Math.max(0, start.height + start.y - clientY)}px`;
    },
    { signal },
  );
  const end = (event: PointerEvent) => {
    if (!start) return;
    const { height, y } = start;
    start = undefined;
    panel.classList.remove('dragged');
    panel.style.blockSize = '';
    if (!isDragged || event.type === 'pointercancel') return;
    const moved = y - event.clientY;
    if (!sheet.isTall() && height + moved < height * closingShare) sheet.close();
    else if (Math.abs(moved) > dragThreshold) sheet.setTall(moved > 0);
  };
  handle.addEventListener('pointerup', end, { signal });
  handle.addEventListener('pointercancel', end, { signal });
  handle.addEventListener(
    'click',
    () => {
      if (!isDragged) sheet.setTall(!sheet.isTall());
      isDragged = false;
    },
    { signal },
  );
  return () => leaving.abort();
}
