import { Trans } from '@lingui/react/macro';
import { Button, CheckIcon } from '@raang/ui';
import { use, useEffect, useRef, useState } from 'react';
import { ConvenienceNote } from './convenience-note';
import type { SavedWay } from './saved-way';
import { type SavedWays, SavedWaysContext } from './saved-ways-context';

/** Saves a way on the device, or removes it. Without consent a second button gives it and saves. Absent without JavaScript. */
export function SaveWay({ way }: { way: SavedWay }) {
  const load = use(SavedWaysContext);
  const [state, setState] = useState<'unsaved' | 'asked' | 'saved'>('unsaved');
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    let isCurrent = true;
    load?.().then(
      (ways) => isCurrent && setState(ways.has(way) ? 'saved' : 'unsaved'),
      // without the network the button stays as it is, and a press tries again
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [load, way]);
  if (!load) return null;
  const save = (ways: SavedWays) => {
    ways.save(way);
    setState(ways.has(way) ? 'saved' : 'unsaved');
  };
  const toggle = async () => {
    const ways = await load();
    // what the button says, also if another page has changed it
    if (state === 'saved') {
      ways.remove(way);
      setState('unsaved');
    } else if (ways.isAllowed()) save(ways);
    else setState(state === 'asked' ? 'unsaved' : 'asked');
  };
  const agree = async () => {
    save(await load());
    // the pressed button is gone
    button.current?.focus();
  };
  return (
    <>
      <Button
        ref={button}
        variant="secondary"
        size="sm"
        className="noscript:hidden"
        iconStart={state === 'saved' ? CheckIcon : undefined}
        aria-expanded={state === 'asked' ? true : undefined}
        onClick={() => void toggle().catch(() => undefined)}
      >
        {state === 'saved' ? <Trans>Saved</Trans> : <Trans>Save</Trans>}
      </Button>
      {state === 'asked' && (
        <div className="flex basis-full flex-wrap items-center gap-3">
          <ConvenienceNote />
          <Button size="sm" onClick={() => void agree().catch(() => undefined)}>
            <Trans>Agree and save</Trans>
          </Button>
        </div>
      )}
    </>
  );
}
