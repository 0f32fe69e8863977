import { expect, test } from '@raang/e2e-kit/site-test';

test('an interchange station links to the station of the other line', async ({ page }) => {
  await page.goto('/th/stations/BL10');
  await page
    .getByRole('region', { name: 'เปลี่ยนสายที่สถานีนี้' })
    .getByRole('link', { name: 'เตาปูน (PP16)' })
    .click();
  await expect(page).toHaveURL('/th/stations/PP16');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('เตาปูน');
});

test('a station page links to journeys to it and fares from it', async ({ page }) => {
  await page.goto('/en/stations/BL10');
  await page.getByRole('link', { name: 'To here', exact: true }).click();
  await expect(page).toHaveURL('/en/search-departure?to=BL10');
  await page.goBack();
  const actions = page.getByRole('navigation', { name: 'With this station' });
  await actions.getByRole('link', { name: 'Fares', exact: true }).click();
  await expect(page).toHaveURL('/en/tickets/fare-rates?line=blue&from=BL10');
});

test.describe('without JavaScript', () => {
  // the page that names an unknown line
  test.use({ javaScriptEnabled: false, expectedComplaints: [/status of 400/] });

  test('a station page leads to the form of mails about disruptions, with the station filled in', async ({
    page,
  }) => {
    await page.goto('/en/stations/BL10');
    await page.getByRole('link', { name: 'Tell me about disruptions here' }).click();
    await expect(page).toHaveURL('/en/subscribe?station=BL10');
    await expect(page.getByRole('checkbox', { name: 'Tao Poon', exact: true })).toBeChecked();
  });

  test('the form of mails takes a typed station, keeps an unknown one, and names an unknown line', async ({
    page,
  }) => {
    await page.goto('/th/subscribe?station=เตาปูน');
    await expect(page.locator('input[type=checkbox][name=stations]')).toHaveValue('BL10');
    const unknown = await page.goto('/th/subscribe?station=แม่นาคพระโขนง&line=ดำ');
    expect(unknown!.status()).toBe(400);
    await expect(page.locator('input[type=text][name=stations]')).toHaveValue('แม่นาคพระโขนง');
    await expect(page.getByText('ไม่พบสายที่ระบุ')).toBeVisible();
  });
});

test('a station page says how many changes and minutes it is to the airport', async ({ page }) => {
  await page.goto('/en/stations/BL22');
  const destinations = page.getByRole('region', { name: 'From here to' });
  const airport = destinations.getByRole('listitem').filter({ hasText: 'Suvarnabhumi Airport' });
  await expect(airport).toHaveText(/1 change, about \d\d minutes$/);
  await airport.getByRole('link').click();
  await expect(page).toHaveURL('/en/search-departure?from=BL22&to=suvarnabhumi-airport');
});

test('a change to another system leads to the page of a connecting station and back', async ({ page }) => {
  await page.goto('/th/stations/BL22');
  await page.getByRole('region', { name: 'เปลี่ยนสายที่สถานีนี้' }).getByRole('link', { name: 'อโศก (E4)' }).click();
  await expect(page).toHaveURL('/th/stations/E4');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('อโศก');
  await expect(page.getByRole('region', { name: 'ผู้เดินรถ' })).toContainText('0 2617 6000');
  await page.getByRole('main').getByRole('link', { name: 'สุขุมวิท (BL22)' }).click();
  await expect(page).toHaveURL('/th/stations/BL22');
});

test('a connecting station claims nothing about its service', async ({ page }) => {
  await page.goto('/en/stations/CEN');
  await expect(page.getByText('Another operator runs this station.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Our nearest stations' })).toContainText(
    'km in a straight line',
  );
  for (const name of ['Next trains', 'First and last trains', 'Exits', 'Facilities'])
    await expect(page.getByRole('heading', { name })).toHaveCount(0);
});

test('a station page lists nearby places, whose pages link back', async ({ page }) => {
  await page.goto('/en/stations/BL31');
  const places = page.getByRole('region', { name: 'Places to go' });
  await places.getByRole('listitem').first().getByRole('link').click();
  await page.getByRole('main').getByRole('link', { name: 'Sanam Chai', exact: true }).click();
  await expect(page).toHaveURL('/en/stations/BL31');
});

test('a station page says in one line of each part what is not recorded', async ({ page }) => {
  await page.goto('/en/stations/YL05');
  await expect(page.getByText('Nothing is recorded about lifts here.')).toHaveCount(1);
  const gaps = page.getByRole('main').getByText(/^Not known: /);
  await expect(gaps).toHaveText([/the exits\.$/, /lift; escalator; .*platform numbers\.$/]);
});

test('what is around a station is drawn, and a table beside the drawing has its links', async ({ page }) => {
  await page.goto('/en/stations/BL13');
  const around = page.getByRole('region', { name: 'Around the station' });
  const sketch = around.getByRole('img', { name: 'What is around Chatuchak Park station, as a schematic' });
  await expect(sketch).toBeVisible();
  await around.getByText('The same as a table, with links').click();
  const row = around.getByRole('row').filter({ hasText: 'Mo Chit' }).last();
  await expect(row).toContainText('about 3 minutes on foot · 50 m in a straight line · to the south-east');
  await row.getByRole('link', { name: 'Mo Chit' }).click();
  await expect(page).toHaveURL('/en/stations/N8');
  await expect(page.getByRole('region', { name: 'Around the station' })).toContainText('Chatuchak Park');
});

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`in ${colorScheme} mode`, () => {
    test.use({ colorScheme });

    test('the letters of a sketch contrast, and stay within the drawing', async ({ page }) => {
      for (const code of ['BL31', 'PP11', 'BL06', 'YL05', 'CEN', 'N8'])
        for (const locale of ['th', 'en']) {
          await page.goto(`/${locale}/stations/${code}`);
          await page.evaluate(() => document.fonts.ready);
          const faults = await page.locator('.station-sketch').evaluate(faultsOfSketch);
          expect(faults, `${locale} ${code}`).toEqual([]);
        }
    });
  });

/** Texts of a sketch that are cut off, or of too little contrast with what is behind them. */
function faultsOfSketch(element: Element): string[] {
  const svg = element as SVGSVGElement;
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
  const luminance = (colour: string) => {
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    const [red, green, blue] = [...canvas.getImageData(0, 0, 1, 1).data].map((value) => {
      const part = value / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
  };
  const contrast = (one: string, other: string) => {
    const [dark, light] = [luminance(one), luminance(other)].sort((first, second) => first - second);
    return (light! + 0.05) / (dark! + 0.05);
  };
  const ground = getComputedStyle(svg).backgroundColor;
  const { width, height } = svg.viewBox.baseVal;
  return [...svg.querySelectorAll('text')].flatMap((text) => {
    const box = text.getBBox();
    const frame = text.previousElementSibling;
    const fill = frame?.matches('rect') ? getComputedStyle(frame).fill : ground;
    const isOut = box.x < 0 || box.x + box.width > width || box.y + box.height > height;
    const ratio = contrast(getComputedStyle(text).fill, fill === 'none' ? ground : fill);
    return [
      ...(isOut ? [`${text.textContent} is cut off`] : []),
      ...(ratio < 4.5 ? [`${text.textContent}: ${ratio.toFixed(2)}`] : []),
    ];
  });
}

test('the tab order of a station page is the visible order', async ({ page }) => {
  for (const path of ['BL13', 'PP11', 'CEN'])
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 860 });
      await page.goto(`/en/stations/${path}`);
      const boxes = await page
        .getByRole('main')
        .locator('a, button, summary, [tabindex="0"]')
        .evaluateAll((all) =>
          all
            .filter((one) => one.checkVisibility({ contentVisibilityAuto: true }))
            .map((one) => ({ ...one.getBoundingClientRect().toJSON(), text: one.textContent })),
        );
      expect(boxes.length).toBeGreaterThan(8);
      for (const [index, { left, top, text }] of boxes.slice(1).entries()) {
        const before = boxes[index]!;
        // upwards only into a column further to the end
        expect(top >= before.top - 8 || left >= before.right - 1, `${path} ${width}: ${text}`).toBe(true);
      }
    }
});
