import { useSyncExternalStore } from 'react';
import { addons } from 'storybook/preview-api';

type Globals = Readonly<Record<string, unknown>>;
const events = ['setGlobals', 'globalsUpdated'] as const;
const none: Globals = {};

function subscribe(onChange: () => void): () => void {
  const channel = addons.getChannel();
  for (const event of events) channel.on(event, onChange);
  return () => events.forEach((event) => channel.off(event, onChange));
}

function lastGlobals(): Globals {
  const channel = addons.getChannel();
  const [last] = events.flatMap((event) => channel.last(event) ?? []).slice(-1);
  return (last as { globals?: Globals } | undefined)?.globals ?? none;
}

/** What the toolbar has selected, for pages without a story. */
export function useGlobals(): Globals {
  return useSyncExternalStore(subscribe, lastGlobals);
}
