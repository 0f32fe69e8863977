import { useEffect, useState } from 'react';
import { iconLook, type IconProps } from '../icon/icon';
import type { NativeProps } from '../native';
import type { Drawing } from './drawing';
import { useIconLoader } from './icon-loader-provider';

export interface DynamicIconProps
  extends Omit<IconProps, 'icon'>, Omit<NativeProps<'svg'>, 'children' | 'name' | 'prefix'> {
  /** Prefix of the icon set, such as `mdi`. */
  prefix: string;
  name: string;
}

/** An icon whose name comes from data. Keeps its size and stays empty while it loads or if it fails. */
export function DynamicIcon({ prefix, name, label, size, className, ...props }: DynamicIconProps) {
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
      {...props}
      focusable="false"
      viewBox={drawing?.viewBox}
      className={iconLook({ size, className })}
      // contains only shapes: drawing.ts refuses the rest
      dangerouslySetInnerHTML={{ __html: drawing?.body ?? '' }}
    />
  );
}
