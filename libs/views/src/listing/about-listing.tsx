import { Trans } from '@lingui/react/macro';
import type { SubscriptionModel } from './listing-model';
import { Subscriptions } from './subscriptions';

interface AboutListingProps {
  /** Paragraphs of the category's description after its intro. */
  about: readonly string[];
  subscriptions: readonly SubscriptionModel[];
}

/** What explains a listing, and how to subscribe to it. Renders nothing without either. */
export function AboutListing({ about, subscriptions }: AboutListingProps) {
  if (about.length + subscriptions.length === 0) return null;
  return (
    <div className="space-y-2 border-t border-line pt-5">
      {about.length > 0 && (
        <section aria-labelledby="about" className="max-w-text space-y-2">
          <h2 id="about" className="text-lg font-semibold">
            <Trans>About this page</Trans>
          </h2>
          {about.map((text) => (
            <p key={text} className="text-ink-muted">
              {text}
            </p>
          ))}
        </section>
      )}
      {subscriptions.length > 0 && <Subscriptions subscriptions={subscriptions} />}
    </div>
  );
}
