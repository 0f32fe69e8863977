import { cva, type VariantProps } from 'class-variance-authority';
import { icons, type IconName } from './icons';

const icon = cva('inline-block shrink-0', {
  variants: { size: { sm: 'size-[1.125em]', md: 'size-5', lg: 'size-6', xl: 'size-8' } },
  defaultVariants: { size: 'md' },
});

export interface IconProps extends VariantProps<typeof icon> {
  name: IconName;
  /** Says what the icon means where no text beside it does; without it the icon is decoration. */
  label?: string;
  className?: string;
}

export function Icon({ name, label, size, className }: IconProps) {
  const Glyph = icons[name];
  const meaning = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return <Glyph {...meaning} focusable="false" strokeWidth={1.75} className={icon({ size, className })} />;
}
