import { useLingui } from '@lingui/react/macro';
import { CalendarIcon, FeedIcon, Icon, Link } from '@raang/ui';
import type { SubscriptionModel } from './listing-model';

/** Links to the category's feed and calendar, for feed readers and calendar programs. */
export function Subscriptions({ subscriptions }: { subscriptions: readonly SubscriptionModel[] }) {
  const { t } = useLingui();
  const looks = {
    'news-feed': { icon: FeedIcon, label: t`RSS feed` },
    calendar: { icon: CalendarIcon, label: t`Calendar` },
  };
  return (
    <div className="flex flex-wrap items-center gap-x-4 text-sm text-ink-muted print:hidden">
      <p id="subscribe">{t`Subscribe`}</p>
      <ul role="list" aria-labelledby="subscribe" className="flex flex-wrap gap-x-4">
        {subscriptions.map(({ kind, href }) => (
          <li key={kind}>
            <Link href={href} variant="quiet" className="inline-flex min-h-11 items-center gap-2">
              <Icon icon={looks[kind].icon} size="sm" />
              {looks[kind].label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
