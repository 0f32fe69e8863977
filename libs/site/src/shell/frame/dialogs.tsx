import { NoticeDialog, UnreachableDialog, type FrameModel } from '@raang/views';
import { createIsomorphicFn } from '@tanstack/react-start';
import type { ReactNode } from 'react';

/** The dialogs that the script before the program opens: of severe alerts, and of a form that was not sent. Only the server has them (ServerHtml). */
export const dialogs = createIsomorphicFn()
  .server((alerts: FrameModel['dialogs']): ReactNode => (
    <>
      {alerts.map((dialog) => (
        <NoticeDialog key={dialog.key} model={dialog} />
      ))}
      <UnreachableDialog />
    </>
  ))
  .client((): ReactNode => undefined);
