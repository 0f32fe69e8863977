import { type Actions, By, Key, Origin, type WebDriver } from 'selenium-webdriver';
import type { Engine, KeyName, Visit, VisitOptions } from './visit';
import { startVisitProxy } from './visit-proxy';
import { startBrowser } from './webkit-browser';
import { startScreen } from './webkit-processes';

const keys: Record<KeyName, string> = {
  Enter: Key.ENTER,
  Backspace: Key.BACK_SPACE,
  Escape: Key.ESCAPE,
  Tab: Key.TAB,
  End: Key.END,
  ArrowUp: Key.ARROW_UP,
  ArrowDown: Key.ARROW_DOWN,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
};

/** WebKitGTK's browser for tests, by W3C WebDriver. A visit has a browser of its own: so it stores nothing. */
export async function startWebKit(binary: string): Promise<Engine> {
  const screen = await startScreen();
  return {
    async startVisit({ site, headers }) {
      const proxy = await startVisitProxy(headers);
      const { driver, server } = await startBrowser(binary, {
        environment: screen.environment,
        proxy: proxy.host,
      });
      const close = async () => {
        // fails after a crash of the page
        await driver.quit().catch(() => {});
        server.close();
        proxy.close();
      };
      return { ...visitWith(driver, { site, proxy }), close };
    },
    close: () => screen.close(),
  };
}

/** The types of the package lack its wheel. */
type WheelActions = Actions & {
  scroll(x: number, y: number, right: number, down: number, origin: Origin): Actions;
};

interface Proxied extends Pick<VisitOptions, 'site'> {
  proxy: Awaited<ReturnType<typeof startVisitProxy>>;
}

function visitWith(driver: WebDriver, { site, proxy }: Proxied): Omit<Visit, 'close'> {
  const evaluate: Visit['evaluate'] = (run, argument) => driver.executeScript(run as () => unknown, argument);
  const window = driver.manage().window();
  return {
    open: (path) => driver.get(site + path),
    back: () => driver.navigate().back(),
    forward: () => driver.navigate().forward(),
    reload: () => driver.navigate().refresh(),
    async resize(width, height) {
      // the window has a toolbar above the page
      const toolbar = await evaluate(() => outerHeight - innerHeight, undefined);
      await window.setRect({ width, height: height + toolbar });
    },
    async point(...steps) {
      const actions = driver.actions();
      for (const step of steps) {
        if (step === 'down') actions.press();
        else if (step === 'up') actions.release();
        else actions.move({ ...whole(step), origin: Origin.VIEWPORT, duration: 0 });
      }
      await actions.perform();
    },
    async wheel(at, pixelsDown) {
      const { x, y } = whole(at);
      await (driver.actions() as WheelActions).scroll(x, y, 0, pixelsDown, Origin.VIEWPORT).perform();
    },
    type: (text) => driver.actions().sendKeys(text).perform(),
    press: (key) => driver.actions().sendKeys(keys[key]).perform(),
    upload: async (css, file) => (await driver.findElement(By.css(css))).sendKeys(file),
    evaluate,
    beforeScripts: async (run) => void proxy.scripts.push(run),
    picture: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    complaints: async () => proxy.complaints,
  };
}

/** WebDriver takes whole pixels only. */
const whole = ({ x, y }: { x: number; y: number }) => ({ x: Math.round(x), y: Math.round(y) });
