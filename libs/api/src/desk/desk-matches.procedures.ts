import { lockCase } from '../cases/cases.store';
import { findCase } from '../cases/cases.store';
import { deskCaseOf } from '../cases/desk-case';
import { moveCase } from '../cases/move-case';
import { storeConfirmedMatch } from '../found-items/match-of-case';
import { lockFoundItem } from '../found-items/register.store';
import { isOwnStation } from '../network/own-network';
import { stationMapOf } from '../found-items/station-map-of';
import { explainMatch, suggestMatches } from '../found-items/suggest-matches';
import { desk } from './desk-builder';
import { changeAs } from './desk.context';
import { isPromised } from './promised-items';

export const deskMatches = {
  matches: desk.matches.handler(async ({ context: { db, feedSource }, input, errors }) => {
    const row = await findCase(db, input.reference);
    if (row?.kind !== 'lost-report') throw errors.NOT_FOUND();
    return suggestMatches(db, row, stationMapOf(await feedSource(db)));
  }),

  confirmMatch: desk.confirmMatch.handler(async ({ context, input, errors }) => {
    const { reference, foundItem: foundItemId } = input;
    // outside of the transaction: loading a feed takes other connections
    const stations = stationMapOf(await context.feedSource(context.db));
    await changeAs(context, async (tx, record) => {
      const row = await lockCase(tx, reference);
      const item = await lockFoundItem(tx, foundItemId);
      if (row?.kind !== 'lost-report' || !item) throw errors.NOT_FOUND();
      const isFree = item.status === 'kept' && !(await isPromised(tx, foundItemId, reference));
      if (!isFree)
        throw errors.CONFLICT({ message: 'This item is not kept, or it is promised to another case.' });
      const { score, reasons } = explainMatch(row, item, stations);
      const move = { reference, to: 'matched', by: context.staff.account.email, matchedItem: foundItemId };
      if ((await moveCase(tx, move, context)) !== 'moved') throw errors.CONFLICT();
      await storeConfirmedMatch(tx, { reference, foundItemId, reasons });
      await record({
        action: 'confirmMatch',
        subject: reference,
        details: { foundItem: foundItemId, score },
      });
    });
    return (await deskCaseOf(context.db, reference))!;
  }),

  appoint: desk.appoint.handler(async ({ context, input, errors }) => {
    const { reference, ...appointment } = input;
    if (Date.parse(appointment.at) < context.now().getTime())
      throw errors.BAD_REQUEST({
        data: { fields: [{ field: 'at', code: 'date', message: 'must be in the future' }] },
      });
    const { station } = appointment;
    if (!(await isOwnStation(station, context)))
      throw errors.BAD_REQUEST({
        data: { fields: [{ field: 'station', code: 'choice', message: 'unknown station' }] },
      });
    // outside of the transaction: loading a feed takes other connections
    const feed = await context.feedSource(context.db);
    const stationName = station && feed?.network.stations.get(station)?.name;
    await changeAs(context, async (tx, record) => {
      const by = context.staff.account.email;
      const move = { reference, to: 'appointed', by, appointment, stationName };
      const result = await moveCase(tx, move, context);
      if (result === 'unknown') throw errors.NOT_FOUND();
      if (result === 'not-allowed') throw errors.CONFLICT();
      await record({ action: 'appoint', subject: reference, details: { ...appointment } });
    });
    return (await deskCaseOf(context.db, reference))!;
  }),
};
