import { type ComponentType, useEffect, useState } from 'react';
import { whenIdle } from '../device/when-idle';

/** The controls of the menu that need JavaScript. Their chunk loads when the page is idle: the menu is closed until then. */
export function LazyMenuTools() {
  const [MenuTools, setMenuTools] = useState<ComponentType>();
  useEffect(
    () =>
      whenIdle(
        () =>
          void import('./menu-tools').then(
            (module) => setMenuTools(() => module.MenuTools),
            // offline, or replaced by a newer build: the menu works without them
            () => undefined,
          ),
      ),
    [],
  );
  return MenuTools && <MenuTools />;
}
