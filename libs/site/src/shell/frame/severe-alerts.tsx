import { NoticeDialog, type FrameModel } from '@raang/views';
import { createIsomorphicFn } from '@tanstack/react-start';
import type { ReactNode } from 'react';

/** The dialogs of severe alerts, closed. Only the server has them (ServerHtml). */
export const severeAlerts = createIsomorphicFn()
  .server((dialogs: FrameModel['dialogs']): ReactNode =>
    dialogs.map((dialog) => <NoticeDialog key={dialog.key} model={dialog} />),
  )
  .client((): ReactNode => undefined);
