import { useEffect, useState } from 'react';
import { iconLook, type IconProps } from '../icon/icon';
import type { NativeProps } from '../native/native-props';
import { useTrustedHtml } from '../native/use-trusted-html';
import type { Drawing } from './drawing';
import type { NamedIcon } from './named-icon';
import { useIconLoader } from './icon-loader-provider';

export interface DynamicIconProps
  extends
    Omit<IconProps, 'icon' | 'className'>,
    NamedIcon,
    Omit<NativeProps<'svg'>, 'children' | 'name' | 'prefix'> {}

/**
 * An icon whose name comes from data. Without its drawing it is loaded by the IconLoaderProvider, keeps its size, and stays
 * empty meanwhile or if it fails.
 */
export function DynamicIcon({ drawing, ...icon }: DynamicIconProps) {
  return drawing ? <DrawnIcon {...icon} drawing={drawing} /> : <LoadedIcon {...icon} />;
}

type LoadedIconProps = Omit<DynamicIconProps, 'drawing'>;

function LoadedIcon(props: LoadedIconProps) {
  const { prefix, name } = props;
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

  return <DrawnIcon {...props} drawing={loaded?.key === key ? loaded.drawing : undefined} />;
}

function DrawnIcon(props: LoadedIconProps & { drawing: Drawing | undefined }) {
  const { prefix: _prefix, name: _name, drawing, label, size, className, ...svg } = props;
  // contains only shapes: drawing.ts refuses the rest
  const body = useTrustedHtml(drawing?.body ?? '');
  const meaning = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <svg
      {...meaning}
      {...svg}
      focusable="false"
      viewBox={drawing?.viewBox}
      className={iconLook({ size, className })}
      dangerouslySetInnerHTML={body}
    />
  );
}
