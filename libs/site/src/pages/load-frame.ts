import { createServerFn } from '@tanstack/react-start';
import { isActing } from '@raang/domain';
import { networkTime } from '@raang/text-time';
import { type FrameModel, toFrameLinksModel, toFrameModel } from '@raang/views';
import { authority } from 'raang:authority';
import { bindOnce, currentBinder } from '../server/models/bind-model';
import { cacheLast } from '../server/cache/cache-last';
import { addFrameParts } from '../server/render/frame-parts';
import { createModelContext } from '../server/models/model-context';
import { requestClient } from '../server/services/request-client';
import { getServices } from '../server/services/services';
import { loadNoticesData } from './notices-data';
import { inputOf } from './page-input';

export interface SiteFrameModel extends FrameModel {
  /** Name of the version of menu and footer, whose HTML only the server has. */
  partsName: string;
}

const frames = cacheLast<SiteFrameModel>();

/** Loads the frame of every page in a language. */
export const loadFrame = createServerFn({ method: 'GET' })
  .validator(inputOf('loadFrame'))
  .handler(async ({ data: { locale } }): Promise<SiteFrameModel> => {
    const [client, { now }] = await Promise.all([requestClient(), getServices()]);
    const [groups, { alerts, announcements, rules }, binder] = await Promise.all([
      client.content.categories(),
      loadNoticesData(client),
      currentBinder(),
    ]);
    const at = now();
    const today = networkTime.dayOf(at);
    // which of them act changes with time alone
    const acting = alerts.map((alert) => isActing(alert, at)).join();
    return frames(locale, [groups, alerts, announcements, rules, binder, today, acting], async () => {
      const context = await createModelContext(locale);
      const links = bindOnce(toFrameLinksModel({ groups, authority }, context), binder);
      const frame = toFrameModel({ groups, authority, alerts, announcements, rules, now: at }, context);
      return bindOnce({ ...frame, partsName: addFrameParts(locale, links) }, binder);
    });
  });
