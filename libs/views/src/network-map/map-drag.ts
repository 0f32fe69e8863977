/** A mouse that moves less than this clicks instead of dragging, in pixels. */
const dragThreshold = 5;

/** A mouse drags the map. A click that ends a drag opens nothing. */
export function openMapDrag(frame: HTMLElement, signal: AbortSignal) {
  let start: { x: number; y: number; left: number; top: number } | undefined;
  let isDragging = false;
  frame.addEventListener(
    'pointerdown',
    (event) => {
      isDragging = false;
      if (event.pointerType !== 'mouse' || event.button !== 0) return;
      start = { x: event.clientX, y: event.clientY, left: frame.scrollLeft, top: frame.scrollTop };
    },
    { signal },
  );
  addEventListener(
    'pointermove',
    (event) => {
      if (!start) return;
      const [x, y] = [event.clientX - start.x, event.clientY - start.y];
      if (!isDragging && Math.hypot(x, y) < dragThreshold) return;
      isDragging = true;
      frame.classList.add('dragging');
      frame.scrollTo({ left: start.left - x, top: start.top - y, behavior: 'instant' });
    },
    { signal },
  );
  const stop = () => {
    start = undefined;
    frame.classList.remove('dragging');
  };
  addEventListener('pointerup', stop, { signal });
  addEventListener('pointercancel', stop, { signal });
  frame.addEventListener(
    'click',
    (event) => {
      if (!isDragging) return;
      isDragging = false;
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true, signal },
  );
  // prevents the browser from dragging the link
  frame.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
}
