import type { Visitor } from './visitor';
import { eventually, expect } from './visitor-test';

/** Waits until a field offers stations: before its code has loaded, it takes text. */
export async function offersStations(visitor: Visitor, field: string): Promise<void> {
  await visitor.hover('main input:not([type=hidden])', field);
  await visitor.find('main input[role=combobox]', field);
}

/** The option that Enter takes. */
export const marked = '[role=option][aria-selected=true]';

interface Typed {
  field: string;
  typed: string;
  option: RegExp;
}

/** Types into a station field and chooses from the list with the pointer. */
export async function chooseStation(visitor: Visitor, { field, typed, option }: Typed): Promise<void> {
  await offersStations(visitor, field);
  await visitor.click('main input[role=combobox]', field);
  await visitor.visit.type(typed);
  await visitor.click('[role=option]', option);
  await visitor.seesNo('[role=option]');
}

/** The same by keyboard, from the first key on: the field has its list from the next key after its code has loaded. */
export async function chooseStationByKeyboard(
  visitor: Visitor,
  { field, typed, option }: Typed,
): Promise<void> {
  await visitor.tabTo('main input:not([type=hidden])', field);
  await visitor.visit.type(typed);
  await eventually(async () => {
    await visitor.visit.press('Backspace');
    await visitor.visit.type(typed.slice(-1));
    const isOffered = async () => Boolean((await visitor.look(marked, option)).found);
    await expect.poll(isOffered, { timeout: 2000 }).toBe(true);
  });
  await visitor.visit.press('Enter');
  await visitor.seesNo('[role=option]');
}
