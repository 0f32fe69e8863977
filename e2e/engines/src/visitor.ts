import { expect } from '@playwright/test';
import { look, type Look, type Sought } from './look';
import type { Point, Visit } from './visit';

type Name = string | RegExp;

/** Waits for what a check expects. It fails too while the page is changing to another. */
export const eventually = (check: () => Promise<void>): Promise<void> =>
  expect(check).toPass({ timeout: 60_000 });

/** A person with a browser: finds things by what is visible, and waits until they are. */
export class Visitor {
  constructor(readonly visit: Visit) {}

  /** Waits for a visible element. @returns its text */
  async sees(css: string, name?: Name): Promise<string> {
    const { text } = await this.find(css, name);
    return text;
  }

  async seesNo(css: string, name?: Name): Promise<void> {
    await eventually(async () => expect((await this.look(css, name)).found).toBeUndefined());
  }

  /** Waits for a visible element. @returns what a person knows of it */
  async find(css: string, name?: Name): Promise<NonNullable<Look['found']>> {
    let found: Look['found'];
    await eventually(async () => {
      const seen = await this.look(css, name);
      found = seen.found;
      expect(found, `${css} with the name ${name}, of ${JSON.stringify(seen.names)}`).toBeDefined();
    });
    return found!;
  }

  /** Waits until a field has a value. */
  async readsValue(css: string, value: string): Promise<void> {
    await eventually(async () => expect((await this.look(css)).found?.value).toBe(value));
  }

  async hasFocusOn(css: string, name?: Name): Promise<void> {
    await eventually(async () => expect((await this.look(css, name)).found?.isFocused).toBe(true));
  }

  async click(css: string, name?: Name): Promise<void> {
    await this.visit.point(await this.placeOf(css, name), 'down', 'up');
  }

  async hover(css: string, name?: Name): Promise<void> {
    await this.visit.point(await this.placeOf(css, name));
  }

  /** Presses a field and types into it. */
  async fill(css: string, text: string): Promise<void> {
    await this.click(css);
    await this.visit.type(text);
    await this.readsValue(css, text);
  }

  /** Goes on to an element by the Tab key. */
  async tabTo(css: string, name?: Name): Promise<void> {
    await this.find(css, name);
    for (let press = 0; press < 100; press += 1) {
      if ((await this.look(css, name)).found?.isFocused) return;
      await this.visit.press('Tab');
    }
    throw new Error(`the Tab key does not reach ${css} with the name ${name}`);
  }

  /** Scrolls to an element, and waits until it rests and nothing covers it. */
  async placeOf(css: string, name?: Name): Promise<Point> {
    let place: Point | undefined;
    await eventually(async () => {
      const before = place;
      place = (await this.look(css, name, true)).point;
      expect(place, `${css} with the name ${name} is free`).toBeDefined();
      expect(place, 'rests').toEqual(before);
    });
    return place!;
  }

  /** Waits until the address has this path, with its query and fragment. */
  async isAt(path: string | RegExp): Promise<void> {
    await eventually(async () =>
      typeof path === 'string'
        ? expect(await this.address()).toBe(path)
        : expect(await this.address()).toMatch(path),
    );
  }

  address(): Promise<string> {
    return this.visit.evaluate(() => location.pathname + location.search + location.hash, undefined);
  }

  /** What is visible at the moment. */
  look(css: string, name?: Name, scrolls = false): Promise<Look> {
    const sought: Sought = name instanceof RegExp ? { css, pattern: name.source } : { css, name };
    return this.visit.evaluate(look, { ...sought, scrolls });
  }
}
