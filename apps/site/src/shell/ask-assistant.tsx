import { Button, MessageIcon, useLabels } from '@raang/ui';
import { assistantOpen } from './assistant-open';

/** Opens the assistant from the menu: on a phone its round button would cover the first screen. */
export function AskAssistant() {
  const { chat } = useLabels();
  return (
    <Button
      variant="quiet"
      size="sm"
      iconStart={MessageIcon}
      data-closes-panel=""
      className="min-h-11 sm:hidden noscript:hidden"
      onClick={() => assistantOpen.set(true)}
    >
      {chat.open}
    </Button>
  );
}
