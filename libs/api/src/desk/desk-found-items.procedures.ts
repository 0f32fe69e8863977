import { networkTime } from '@raang/text-time';
import {
  listFoundItemRecords,
  lockFoundItem,
  registerFoundItems,
  setFoundItemStatus,
} from '../found-items/register.store';
import { desk } from './desk-builder';
import { changeAs } from './desk.context';
import { readFoundItemsCsv } from './found-items-csv';
import { foundItemProblems } from './found-item-problems';

export const deskFoundItems = {
  foundItems: desk.foundItems.handler(({ context: { db }, input }) => listFoundItemRecords(db, input, input)),

  registerFoundItem: desk.registerFoundItem.handler(async ({ context, input, errors }) => {
    const network = (await context.feedSource(context.db))?.network;
    const fields = foundItemProblems(input, { network, today: networkTime.dayOf(context.now()) });
    if (fields.length > 0) throw errors.BAD_REQUEST({ data: { fields } });
    return changeAs(context, async (tx, record) => {
      const [item] = await registerFoundItems(tx, [input]);
      if (!item) throw errors.CONFLICT({ message: 'This number is taken.' });
      await record({ action: 'registerFoundItem', subject: item.id, details: { category: item.category } });
      return item;
    });
  }),

  changeFoundItem: desk.changeFoundItem.handler(async ({ context, input, errors }) => {
    const { id, status } = input;
    return changeAs(context, async (tx, record) => {
      const item = await lockFoundItem(tx, id);
      if (!item) throw errors.NOT_FOUND();
      await setFoundItemStatus(tx, id, status);
      await record({ action: 'changeFoundItem', subject: id, details: { from: item.status, to: status } });
      return { ...item, status };
    });
  }),

  importFoundItems: desk.importFoundItems.handler(async ({ context, input: { csv } }) => {
    const network = (await context.feedSource(context.db))?.network;
    const today = networkTime.dayOf(context.now());
    const { rows, problems } = readFoundItemsCsv(csv, { network, today });
    if (rows.length === 0) return { registered: 0, problems };
    return changeAs(context, async (tx, record) => {
      const items = await registerFoundItems(
        tx,
        rows.map(({ item }) => item),
      );
      const taken = rows.flatMap(({ line, item: { id } }, index) =>
        items[index] ? [] : [{ line, reason: `id: ${id} is registered already` }],
      );
      const ids = items.flatMap((item) => item?.id ?? []);
      await record({
        action: 'importFoundItems',
        subject: ids.length > 0 ? `${ids[0]} – ${ids.at(-1)}` : 'none',
        details: { registered: ids.length, problems: problems.length + taken.length },
      });
      return {
        registered: ids.length,
        problems: [...problems, ...taken].toSorted((one, other) => one.line - other.line),
      };
    });
  }),
};
