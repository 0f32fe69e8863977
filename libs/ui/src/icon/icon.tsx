import { cva, type VariantProps } from 'class-variance-authority';
import type { Glyph } from './icons';

/** For a drawing that is no `Glyph`. */
export const iconLook = cva('inline-block shrink-0', {
  variants: { size: { sm: 'size-[1.125em]', md: 'size-5', lg: 'size-6', xl: 'size-8' } },
  defaultVariants: { size: 'md' },
});

export interface IconProps extends VariantProps<typeof iconLook> {
  /** The drawing, imported by its name: `ParkingIcon`. */
  icon: Glyph;
  /** Says what the icon means where no text beside it does; without it the icon is decoration. */
  label?: string;
  className?: string;
}

export function Icon({ icon: Drawing, label, size, className }: IconProps) {
  const meaning = label ? { role: 'img' as const, 'aria-label': label } : { 'aria-hidden': true as const };
  return (
    <Drawing {...meaning} focusable="false" strokeWidth={1.75} className={iconLook({ size, className })} />
  );
}
