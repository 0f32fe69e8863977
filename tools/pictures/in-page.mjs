/// <reference lib="dom" />
// Runs in the page of Storybook's preview.

/**
 * Shows a story without its play function: what that does is asserted, and its end depends on time.
 * @param {string} id
 * @returns {Promise<string | undefined>} what went wrong, if anything
 */
export function showStory(id) {
  const channel = /** @type {any} */ (globalThis).__STORYBOOK_ADDONS_CHANNEL__;
  return new Promise((resolve) => {
    /** @type {[string, (error?: any) => void][]} */
    const listeners = [
      ['storyRendered', () => end(undefined)],
      ...['storyErrored', 'storyThrewException', 'storyMissing'].map(
        (event) =>
          /** @type {[string, (error?: any) => void]} */ ([
            event,
            (error) => end(`${event}: ${error?.description ?? error?.message ?? error}`),
          ]),
      ),
    ];
    /** @param {string | undefined} problem */
    function end(problem) {
      for (const [event, listener] of listeners) channel.off(event, listener);
      resolve(problem);
    }
    for (const [event, listener] of listeners) channel.on(event, listener);
    channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
  });
}

/**
 * Waits for layout, fonts and images.
 * @returns {Promise<number>} the height of the page
 */
export async function settle() {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  await frame();
  await document.fonts.ready;
  const images = [...document.images].filter(({ complete }) => !complete);
  await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
  // effects have run, and what they load has begun
  await new Promise((resolve) => requestIdleCallback(resolve));
  await frame();
  return document.documentElement.scrollHeight;
}
