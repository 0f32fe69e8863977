import { ChatLauncher, useLabels } from '@raang/ui';
import { createIsomorphicFn } from '@tanstack/react-start';
import type { ReactNode } from 'react';

/** In the header of a wide screen. Beside the navigation there is room for its icon only. */
export const assistantButton = createIsomorphicFn()
  .server((): ReactNode => <HeaderButton />)
  .client((): ReactNode => undefined);

function HeaderButton() {
  const { chat } = useLabels();
  return (
    <ChatLauncher
      data-opens-assistant=""
      title={chat.open}
      className="font-normal text-ink hover:bg-transparent hover:text-accent xl:min-w-11 xl:px-2 noscript:hidden"
      wordsClassName="xl:sr-only"
    />
  );
}

/** In the menu and at the end of a page, where the header has none. */
export function AskAssistant() {
  return (
    <ChatLauncher
      data-closes-panel=""
      data-opens-assistant=""
      className="-ms-3 min-h-12 lg:hidden noscript:hidden"
    />
  );
}
