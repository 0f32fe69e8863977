import { useEffect, useState } from 'react';
import { iconLook, type IconProps } from '../icon/icon';
import type { Drawing } from './drawing';
import { useIconLoader } from './icon-loader-provider';

export interface DynamicIconProps extends Omit<IconProps, 'icon'> {
  /** The set, e.g. `mdi`. */
  prefix: string;
  name: string;
}

/** An icon that only data knows. While it loads, and when it does not come, its place stays empty and of its size. */
export function DynamicIcon({ prefix, name, label, size, className }: DynamicIconProps) {
  const loader = useIconLoader();
  const key = `${prefix}:${name}`;
  const [loaded, setLoaded] = useState<{ key: string; drawing: Drawing | undefined }>();
  useEffect(() => {
    let current = true;
    void loader.load(prefix, name).then((drawing) => {
      if (current) setLoaded({ key, drawing });
    });
    return () => {
      current = false;
    };
  }, [loader, prefix, name, key]);

  const drawing = loaded?.key === key ? loaded.drawing : undefined;
  const meaning = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <svg
      {...meaning}
      focusable="false"
      viewBox={drawing?.viewBox}
      className={iconLook({ size, className })}
      // nothing but shapes: drawing.ts refuses the rest
      dangerouslySetInnerHTML={{ __html: drawing?.body ?? '' }}
    />
  );
}
