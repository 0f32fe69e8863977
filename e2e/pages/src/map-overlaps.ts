/**
 * What overlaps on the map, by the extents of its letters that are shown: labels with each other, with tracks, stations, the names of
 * lines and directions, and the edge. Lines of other systems may pass under a name, except under one of their own
 * stations. Runs in the browser.
 */
export function findOverlaps(map: SVGElement | HTMLElement): string[] {
  const { width, height } = (map as SVGSVGElement).viewBox.baseVal;
  const toMap = (map as SVGSVGElement).getScreenCTM()!.inverse();
  /** The box of some letters in the map's own pixels, also if they are turned. */
  const boxOf = (id: string, letters: SVGTextContentElement) => {
    const matrix = toMap.multiply(letters.getScreenCTM()!);
    // a label of another system is scaled, apart from the map
    const scale = Math.hypot(matrix.a, matrix.b);
    const size = parseFloat(getComputedStyle(letters).fontSize);
    const count = letters.getNumberOfChars();
    const points = Array.from({ length: count }, (_, index) => letters.getExtentOfChar(index)).flatMap(
      (letter) => {
        const baseline = letters.getStartPositionOfChar(0).y;
        // from the Thai vowels above the letters to those below
        return [
          [letter.x, baseline - size * 0.85],
          [letter.x + letter.width, baseline + size * 0.28],
        ].map(([x, y]) => new DOMPoint(x, y).matrixTransform(matrix));
      },
    );
    return {
      id,
      scale,
      text: letters.textContent?.trim() ?? '',
      left: Math.min(...points.map(({ x }) => x)),
      right: Math.max(...points.map(({ x }) => x)),
      top: Math.min(...points.map(({ y }) => y)),
      bottom: Math.max(...points.map(({ y }) => y)),
    };
  };
  const names = [...map.querySelectorAll<SVGTextContentElement>('a tspan')]
    .filter((row) => row.checkVisibility())
    .map((row) => boxOf(row.closest('a')!.id, row));
  const others = [
    ...map.querySelectorAll<SVGTextContentElement>('.connection-name, .direction text, .line-name text'),
  ].map((text) => boxOf(text.textContent ?? '', text));
  const rows = [...names, ...others];
  const along = (selector: string) =>
    [...map.querySelectorAll<SVGPathElement>(selector)].flatMap((path) => {
      const steps = Math.ceil(path.getTotalLength() / 3);
      return Array.from({ length: steps }, (_, step) => path.getPointAtLength(step * 3));
    });
  const tracks = along('.track');
  const thin = along('.connection, .connection-link');
  const nodes = [...map.querySelectorAll<SVGCircleElement>('circle.node, circle.connection-node')].map(
    (node) => {
      const { cx, cy, r } = node;
      const centre = new DOMPoint(cx.baseVal.value, cy.baseVal.value);
      const { x, y } = centre.matrixTransform(toMap.multiply(node.getScreenCTM()!));
      return { x: Math.round(x), y: Math.round(y), r: r.baseVal.value };
    },
  );
  const distance = (row: (typeof rows)[number], { x, y }: { x: number; y: number }) =>
    Math.hypot(Math.max(row.left - x, 0, x - row.right), Math.max(row.top - y, 0, y - row.bottom));
  return rows.flatMap((row, index) => {
    const isLabel = names.includes(row);
    const said = (what: string) => `${row.id} “${row.text}” on ${what}`;
    return [
      ...rows
        .slice(index + 1)
        .filter(({ id }) => id !== row.id)
        .filter((other) => row.left < other.right && other.left < row.right)
        .filter((other) => row.top < other.bottom - 2 * row.scale && other.top < row.bottom - 2 * row.scale)
        .map((other) => said(`${other.id} “${other.text}”`)),
      ...(tracks.some((point) => distance(row, point) < 4 * row.scale) ? [said('a track')] : []),
      ...(thin.some((point) => distance(row, point) < 1) && isLabel
        ? [said('a line of another system')]
        : []),
      ...nodes
        .filter((point) => distance(row, point) < point.r + 1)
        .map(({ x, y }) => said(`the station at ${x},${y}`)),
      ...(row.left < 0 || row.right > width || row.top < 0 || row.bottom > height ? [said('the edge')] : []),
    ];
  });
}

/**
 * Stations and labels in view that something outside the drawing covers: a button of the map, its toolbar, or the panel
 * of a station. Runs in the browser.
 */
export function findCovered(map: SVGElement | HTMLElement): string[] {
  const frame = map.closest('.map-frame')!.getBoundingClientRect();
  const covers = [...document.querySelectorAll('.map-bar, .map-tools, .map-panel, .map-tools button')]
    // in full screen the toolbar lies below the map
    .filter((cover) => !cover.closest('[inert]') && cover.checkVisibility({ visibilityProperty: true }))
    .map((cover) => ({ name: cover.ariaLabel ?? cover.className, box: cover.getBoundingClientRect() }));
  return [...map.querySelectorAll('a :is(circle, tspan)')].flatMap((part) => {
    const box = part.getBoundingClientRect();
    // what the frame does not cut
    const left = Math.max(box.left, frame.left);
    const right = Math.min(box.right, frame.right);
    const top = Math.max(box.top, frame.top);
    const bottom = Math.min(box.bottom, frame.bottom);
    if (left >= right || top >= bottom) return [];
    return covers
      .filter((cover) => left < cover.box.right && cover.box.left < right)
      .filter((cover) => top < cover.box.bottom && cover.box.top < bottom)
      .map((cover) => `${part.closest('a')!.id} below ${cover.name}`);
  });
}
