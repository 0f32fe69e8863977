// The page of a fare table with all pairs of stations. Each row is one text run over a painted background: 1,444
// separate cells would make the PDF's tags ten times as large as the rest.
import { escape } from './html.mjs';
import { words } from './words.mjs';

/** Number of shades between the lowest and the highest fare; document.css defines them. */
const shades = 7;

/** Space for the cells on a landscape A4 page, in millimetres. */
const room = { width: 218, height: 152 };
const largestCell = { width: 12, height: 8.5 };

/**
 * @param {import('./fare-matrix.mjs').FareMatrix} matrix
 * @param {'th' | 'en'} locale
 */
export function matrixHtml({ from, to, baht, certainty }, locale) {
  const t = words[locale];
  const width = rounded(Math.min(largestCell.width, room.width / to.length));
  const height = rounded(Math.min(largestCell.height, room.height / (from.length + 1)));
  const sizes = `--cell: ${width}mm; --row: ${height}mm; --digits: ${rounded(Math.min(9.5, width * 1.12, height * 1.65))}pt`;
  return `<section class="matrix" style="${sizes}">
  <h2>${t.matrix}</h2>
  <p>${t.matrixHow} · ${t.certainty[certainty]}</p>
  <div>
    ${ground(baht, width, height)}
    <table>
      <thead><tr><th></th><th scope="col">${to.map(({ code }) => code).join('\t')}</th></tr></thead>
      <tbody>${from
        .map(
          (station, row) =>
            `<tr><th scope="row"><b>${station.code}</b> ${escape(station[locale])}</th><td>${baht[row].join('\t')}</td></tr>`,
        )
        .join('')}</tbody>
    </table>
  </div>
</section>`;
}

/**
 * Background: darker is more expensive. One path per shade, and the grid lines. @param {number[][]} baht @param
 * {number} width @param {number} height
 */
function ground(baht, width, height) {
  const all = baht.flat();
  const [low, high] = [Math.min(...all), Math.max(...all)];
  /** @param {number} amount */
  const shadeOf = (amount) => Math.round(((amount - low) / (high - low || 1)) * (shades - 1));
  const paths = Array.from({ length: shades }, () => '');
  baht.forEach((row, y) => {
    for (let x = 0, end; x < row.length; x = end) {
      const shade = shadeOf(row[x]);
      end = x + 1;
      while (end < row.length && shadeOf(row[end]) === shade) end += 1;
      paths[shade] += `M${x} ${y}h${end - x}v1h${x - end}z`;
    }
  });
  const [columns, rows] = [baht[0].length, baht.length];
  const lines = [
    ...Array.from({ length: columns - 1 }, (_, x) => `M${x + 1} 0v${rows}`),
    ...Array.from({ length: rows - 1 }, (_, y) => `M0 ${y + 1}h${columns}`),
  ];
  return `<svg aria-hidden="true" viewBox="0 0 ${columns} ${rows}" preserveAspectRatio="none" style="inline-size:${rounded(columns * width)}mm;block-size:${rounded(rows * height)}mm">${paths
    .map((path, shade) => `<path class="s${shade}" d="${path}"/>`)
    .join('')}<path class="lines" d="${lines.join('')}"/></svg>`;
}

/** @param {number} size */
const rounded = (size) => Math.round(size * 100) / 100;
