// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Tabs } from './tabs';

test('every panel is in the server HTML, for browsers without JavaScript', () => {
  const tabs = [
    { id: 'times', label: 'เวลา', content: '05.30 น.' },
    { id: 'exits', label: 'ทางออก', content: 'ทางออก 1' },
  ];
  expect(renderToString(<Tabs label="สถานี" tabs={tabs} />)).toContain('ทางออก 1');
});
