import { useLingui } from '@lingui/react/macro';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { openSheetHandle } from './map-sheet';

/** The handle of the station's sheet on a small screen: drag it, or press it for more and less. */
export function SheetHandle({ panel }: { panel: RefObject<HTMLElement | null> }) {
  const { t } = useLingui();
  const handle = useRef<HTMLButtonElement>(null);
  const [isTall, setIsTall] = useState(false);
  useEffect(() => {
    const sheet = panel.current;
    if (!sheet || !handle.current) return;
    return openSheetHandle(handle.current, sheet, {
      isTall: () => sheet.classList.contains('tall'),
      setTall: (tall) => {
        sheet.classList.toggle('tall', tall);
        setIsTall(tall);
      },
      close: () => sheet.querySelector<HTMLAnchorElement>('a[data-close]')?.click(),
    });
  }, [panel]);
  return (
    <button
      ref={handle}
      type="button"
      aria-expanded={isTall}
      aria-label={isTall ? t`Show less of the station` : t`Show more of the station`}
      className="sheet-handle"
    />
  );
}
