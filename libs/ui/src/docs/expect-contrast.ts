import { expect, waitFor } from 'storybook/test';

/** Asserts that every pair of a ContrastTable reaches its ratio, as measured in the page. */
export async function expectContrast(canvasElement: HTMLElement) {
  const pairs = [...canvasElement.querySelectorAll<HTMLElement>('[data-ink]')];
  await waitFor(() => expect(pairs.every((pair) => pair.dataset['ratio'])).toBe(true));
  const tooLow = pairs
    .filter(({ dataset }) => Number(dataset['ratio']) < Number(dataset['least']))
    .map(({ dataset }) => `${dataset['ink']} on ${dataset['ground']}: ${dataset['ratio']}`);
  await expect(tooLow).toEqual([]);
}
