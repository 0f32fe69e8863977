/** A place in the window, in CSS pixels. */
export interface Point {
  x: number;
  y: number;
}

/** Moves the pointer to a place, or presses or releases its first button. */
export type PointerStep = Point | 'down' | 'up';

/** A key that types no letter, by its name in the DOM. */
export type KeyName =
  'Backspace' | 'Enter' | 'Escape' | 'Tab' | 'End' | 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

/** What a visitor does with a browser, and sees: what every driver can do. Nothing is shared between visits. */
export interface Visit {
  /** Loads a page by its path. */
  open(path: string): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  reload(): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  point(...steps: PointerStep[]): Promise<void>;
  wheel(at: Point, pixelsDown: number): Promise<void>;
  /** Presses the keys of a text, as a keyboard with its letters would. */
  type(text: string): Promise<void>;
  press(key: KeyName): Promise<void>;
  /** Chooses a file for a field, without the system's dialog. */
  upload(css: string, file: string): Promise<void>;
  /** Runs a function in the page. It may use nothing from outside but its argument. */
  evaluate<Argument, Result>(
    run: (argument: Argument) => Result,
    argument: Argument,
  ): Promise<Awaited<Result>>;
  /** Has every page run a function before its own scripts. */
  beforeScripts(run: () => void): Promise<void>;
  /** The window as PNG. */
  picture(): Promise<Uint8Array>;
  /** What the pages have printed as errors and warnings so far, and what failed to load. */
  complaints(): Promise<string[]>;
  close(): Promise<void>;
}

export interface VisitOptions {
  /** URL of the site. */
  site: string;
  /** Headers of every request. */
  headers: Record<string, string>;
}

/** A browser that runs. */
export interface Engine {
  startVisit(options: VisitOptions): Promise<Visit>;
  close(): Promise<void>;
}
