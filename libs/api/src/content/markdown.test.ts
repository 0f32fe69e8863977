import { expect, test } from 'vitest';
import { renderMarkdown } from './markdown';

test.each([
  ['[to the site](/th/travel/parking)', '<p><a href="/th/travel/parking">to the site</a></p>'],
  [
    '[away](https://www.example.org/a)',
    '<p><a rel="external noopener" href="https://www.example.org/a">away</a></p>',
  ],
  ['[to the telephone](tel:027164000)', '<p><a href="">to the telephone</a></p>'],
  [
    '<a href="https://www.example.org">raw</a>',
    '<p>&lt;a href=&quot;https://www.example.org&quot;&gt;raw&lt;/a&gt;</p>',
  ],
  [
    '| | Baht |\n|---|---|\n| Adult | 17 |',
    '<table>\n<thead>\n<tr>\n<td></td>\n<th>Baht</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>Adult</td>\n<td>17</td>\n</tr>\n</tbody>\n</table>',
  ],
])('renders %s', (markdown, html) => {
  expect(renderMarkdown(markdown)).toBe(html);
});
