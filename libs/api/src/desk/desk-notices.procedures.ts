import { endDeskAlert, publishDeskAlert, publishDeskAnnouncement } from '../notices/desk-notices.store';
import { desk } from './desk-builder';
import { changeAs } from './desk.context';

const foreign = 'Another source publishes the notice with this id.';

export const deskNotices = {
  publishAlert: desk.publishAlert.handler(({ context, input, errors }) =>
    changeAs(context, async (tx, record) => {
      if ((await publishDeskAlert(tx, input)) === 'foreign') throw errors.CONFLICT({ message: foreign });
      await record({ action: 'publishAlert', subject: input.id, details: { alert: input } });
      return input;
    }),
  ),

  endAlert: desk.endAlert.handler(({ context, input, errors }) =>
    changeAs(context, async (tx, record) => {
      const ended = await endDeskAlert(tx, input.id, context.now());
      if (ended === 'unknown') throw errors.NOT_FOUND();
      if (ended === 'foreign') throw errors.CONFLICT({ message: foreign });
      await record({ action: 'endAlert', subject: input.id });
      return ended;
    }),
  ),

  publishAnnouncement: desk.publishAnnouncement.handler(({ context, input, errors }) =>
    changeAs(context, async (tx, record) => {
      const result = await publishDeskAnnouncement(tx, input);
      if (result === 'foreign') throw errors.CONFLICT({ message: foreign });
      await record({ action: 'publishAnnouncement', subject: input.id, details: { announcement: input } });
      return input;
    }),
  ),
};
