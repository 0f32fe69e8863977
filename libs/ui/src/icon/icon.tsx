import { withoutLineMarks } from '@raang/text-time';
import { cva, cx, type VariantProps } from 'class-variance-authority';
import type { Glyph } from './icons';

/** Classes for a drawing that is not a `Glyph`. */
export const iconLook = cva('icon', {
  variants: { size: { sm: 'size-[1.125em]', md: '', lg: 'size-6', xl: 'size-8' } },
  defaultVariants: { size: 'md' },
});

export interface IconProps extends VariantProps<typeof iconLook> {
  /** The drawing, such as `ParkingIcon`. */
  icon: Glyph;
  /** Meaning of the icon, if no text next to it says the same. Without a label, the icon is decoration. */
  label?: string;
  className?: string;
}

/** An icon. Screen readers skip it unless it has a label. */
export function Icon({ icon: Drawing, label, size, className }: IconProps) {
  const meaning = label
    ? { role: 'img' as const, 'aria-label': withoutLineMarks(label) }
    : { 'aria-hidden': true as const };
  return <Drawing {...meaning} className={iconLook({ size, className: cx('glyph', className) })} />;
}
