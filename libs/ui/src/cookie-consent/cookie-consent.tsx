import { cva, type VariantProps } from 'class-variance-authority';
import { type FormEvent, type ReactNode, useId } from 'react';
import { Button } from '../button/button';
import { useLabels } from '../labels/labels-provider';
import { marksRoot } from '../native/marks-root';
import type { NativeProps } from '../native/native-props';
import { CookieChoice, type CookieCategory, type CookieChoiceProps } from './cookie-choice';

const region = cva('border-line bg-surface-raised text-ink print:hidden', {
  variants: {
    placement: {
      /** Sticks to the bottom of the window. At the end of the page it covers nothing. */
      bottom: 'sticky bottom-0 z-40 max-h-[85dvh] overflow-y-auto border-t-2 border-t-accent shadow-lg',
      inline: 'rounded-md border',
    },
  },
  defaultVariants: { placement: 'bottom' },
});

const form = cva('mx-auto grid max-w-page px-4 sm:px-6 lg:px-8', {
  variants: { placement: { bottom: 'gap-1 py-2 sm:py-3', inline: 'gap-4 py-5' } },
  defaultVariants: { placement: 'bottom' },
});

const question = cva('grid gap-x-10 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center', {
  variants: { placement: { bottom: 'gap-y-2', inline: 'gap-y-4' } },
  defaultVariants: { placement: 'bottom' },
});

/** Ref: the bar covers the end of the window. */
const coversPage = marksRoot('data-covered');

export interface CookieConsentProps
  extends VariantProps<typeof region>, CookieChoiceProps, Omit<NativeProps<'section'>, 'defaultValue'> {
  /** Receives the form without JavaScript. `consent` is necessary, all or chosen; `category` repeats. */
  action?: string;
  /** Called with the ids of all accepted categories, including the necessary ones. Without it, the browser posts the form. */
  onDecide?: (accepted: string[]) => void;
  /** How the site uses cookies, with a link to the policy. */
  children: ReactNode;
}

/**
 * Asks for consent to cookies. Not modal: people can read the page before they decide, and the question does not take the
 * focus. On a phone the bar has one line for each short paragraph of the text and one for the buttons, without the choice
 * per category: the text must link to the policy, which offers it. Render it
 * as the page's last element until the person decides. The caller stores the decision and its version.
 */
export function CookieConsent({
  categories,
  value,
  defaultValue,
  onValueChange,
  action,
  onDecide,
  placement,
  className,
  children,
  ...props
}: CookieConsentProps) {
  const { cookieConsent: labels } = useLabels();
  const titleId = useId();
  const isBar = placement !== 'inline';
  const button = isBar ? ({ size: 'sm', className: 'min-h-11' } as const) : {};
  const decide = (event: FormEvent<HTMLFormElement>) => {
    if (!onDecide) return;
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const form = new FormData(event.currentTarget, submitter);
    onDecide(acceptedBy(form.get('consent'), form.getAll('category').map(String), categories));
  };
  return (
    <section
      aria-labelledby={titleId}
      {...props}
      data-covering={isBar || undefined}
      className={region({ placement, className })}
    >
      <form
        ref={isBar ? coversPage : undefined}
        method="post"
        action={action}
        onSubmit={decide}
        className={form({ placement })}
      >
        <div className={question({ placement })}>
          <div className="max-w-text">
            <h2
              id={titleId}
              className={isBar ? 'text-lg font-semibold max-sm:sr-only' : 'text-lg font-semibold'}
            >
              {labels.title}
            </h2>
            <div className={isBar ? 'text-sm text-ink-muted max-sm:text-xs' : 'text-ink-muted'}>
              {children}
            </div>
          </div>
          {/* Both buttons look the same: refusing is as easy as accepting. */}
          <div className="grid grid-cols-2 gap-3 max-[18rem]:grid-cols-1">
            <Button type="submit" name="consent" value="necessary" {...button}>
              {labels.necessaryOnly}
            </Button>
            <Button type="submit" name="consent" value="all" {...button}>
              {labels.acceptAll}
            </Button>
          </div>
        </div>
        <div className={isBar ? 'max-sm:hidden' : undefined}>
          <CookieChoice
            categories={categories}
            value={value}
            defaultValue={defaultValue}
            onValueChange={onValueChange}
          />
        </div>
      </form>
    </section>
  );
}

function acceptedBy(consent: unknown, chosen: readonly string[], categories: readonly CookieCategory[]) {
  return categories
    .filter(
      ({ id, necessary }) => necessary || consent === 'all' || (consent === 'chosen' && chosen.includes(id)),
    )
    .map(({ id }) => id);
}
