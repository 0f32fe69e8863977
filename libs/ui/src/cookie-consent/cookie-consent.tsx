import { cva, type VariantProps } from 'class-variance-authority';
import { type FormEvent, type ReactNode, useId } from 'react';
import { Button } from '../button/button';
import { useLabels } from '../labels/labels-provider';
import { CookieChoice, type CookieCategory, type CookieChoiceProps } from './cookie-choice';

const region = cva('border-line bg-surface-raised text-ink print:hidden', {
  variants: {
    placement: {
      /** The foot of the window, until the page ends: then it takes a place of its own and covers nothing. */
      bottom: 'sticky bottom-0 z-40 max-h-[85dvh] overflow-y-auto border-t-4 border-t-accent shadow-lg',
      inline: 'rounded-md border',
    },
  },
  defaultVariants: { placement: 'bottom' },
});

const form = cva('mx-auto grid max-w-page px-4 sm:px-6 lg:px-8', {
  variants: { placement: { bottom: 'gap-1 py-3', inline: 'gap-4 py-5' } },
  defaultVariants: { placement: 'bottom' },
});

const question = cva('grid gap-x-10 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center', {
  variants: { placement: { bottom: 'gap-y-2', inline: 'gap-y-4' } },
  defaultVariants: { placement: 'bottom' },
});

export interface CookieConsentProps extends VariantProps<typeof region>, CookieChoiceProps {
  /** Receives the form where no script runs: `consent` is necessary, all or chosen; `category` repeats. */
  action?: string;
  /** The ids of all accepted categories, the necessary ones included. Without it the form is sent. */
  onDecide?: (accepted: string[]) => void;
  /** What cookies do here, with a link to the policy. */
  children: ReactNode;
}

/**
 * Not a modal: the page can be read before anything is decided. On a phone the bar is a quarter of the window at most:
 * there the choice per category stands behind the link to the policy, which the text must have. Render it as the page's last element and only while
 * nothing is decided; storing the decision and its version is the caller's.
 */
export function CookieConsent({
  categories,
  value,
  defaultValue,
  onValueChange,
  action,
  onDecide,
  placement,
  children,
}: CookieConsentProps) {
  const { cookieConsent: labels } = useLabels();
  const titleId = useId();
  const isBar = placement !== 'inline';
  const decide = (event: FormEvent<HTMLFormElement>) => {
    if (!onDecide) return;
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const form = new FormData(event.currentTarget, submitter);
    onDecide(acceptedBy(form.get('consent'), form.getAll('category').map(String), categories));
  };
  return (
    <section aria-labelledby={titleId} data-covering={isBar || undefined} className={region({ placement })}>
      <form method="post" action={action} onSubmit={decide} className={form({ placement })}>
        <div className={question({ placement })}>
          <div className="max-w-text">
            <h2
              id={titleId}
              className={isBar ? 'text-lg font-semibold max-sm:sr-only' : 'text-lg font-semibold'}
            >
              {labels.title}
            </h2>
            <div className={isBar ? 'text-ink-muted max-sm:text-sm' : 'text-ink-muted'}>{children}</div>
          </div>
          {/* Two buttons of one look and one size: saying no is as easy as saying yes. */}
          <div className="grid grid-cols-2 gap-3 max-[18rem]:grid-cols-1">
            <Button type="submit" name="consent" value="necessary" size={isBar ? 'sm' : 'md'}>
              {labels.necessaryOnly}
            </Button>
            <Button type="submit" name="consent" value="all" size={isBar ? 'sm' : 'md'}>
              {labels.acceptAll}
            </Button>
          </div>
        </div>
        <div className={isBar ? 'max-sm:hidden' : undefined}>
          <CookieChoice {...{ categories, value, defaultValue, onValueChange }} />
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
