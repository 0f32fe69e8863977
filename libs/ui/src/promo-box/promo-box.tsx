import { cva, type VariantProps } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { ButtonLink } from '../button/button';
import { Heading } from '../heading/heading';
import { ArrowRightIcon } from '../icon/icons';
import type { HeadingLevel } from '../native/native-props';
import type { NativeProps } from '../native';

const box = cva('flex flex-col overflow-hidden rounded-md border border-line print:break-inside-avoid', {
  variants: {
    tone: { accent: 'bg-accent-soft', plain: 'bg-surface-raised' },
    pictureSide: { start: 'md:flex-row', end: 'md:flex-row-reverse' },
  },
  defaultVariants: { tone: 'accent', pictureSide: 'end' },
});

export interface PromoBoxProps extends NativeProps<'section'>, VariantProps<typeof box> {
  title: string;
  headingLevel?: HeadingLevel;
  /** A `Picture`, best with ratio="16/9". The text must say the same. */
  picture?: ReactNode;
  eyebrow?: ReactNode;
  /** The label must make sense out of context. */
  link: { href: string; label: string; external?: boolean };
}

/** A promoted offer: picture, title, text and a link. */
export function PromoBox(props: PromoBoxProps) {
  const {
    title,
    headingLevel = 2,
    picture,
    eyebrow,
    children,
    link,
    tone,
    pictureSide,
    className,
    ...root
  } = props;
  return (
    <section {...root} className={box({ tone, pictureSide, className })}>
      {picture && (
        // Next to the text, the picture is as high as the text.
        <div className="md:relative md:min-h-72 md:flex-1 md:*:absolute md:*:inset-0 md:*:aspect-auto">
          {picture}
        </div>
      )}
      <div className="flex flex-col items-start justify-center gap-3 p-5 sm:p-8 md:flex-1">
        {eyebrow && (
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-muted">{eyebrow}</div>
        )}
        <Heading level={headingLevel} className="text-2xl font-semibold">
          {title}
        </Heading>
        {children && <div className="max-w-text">{children}</div>}
        <ButtonLink
          href={link.href}
          external={link.external}
          iconEnd={link.external ? undefined : ArrowRightIcon}
          className="mt-2"
        >
          {link.label}
        </ButtonLink>
      </div>
    </section>
  );
}
