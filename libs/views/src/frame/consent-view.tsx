import { Trans, useLingui } from '@lingui/react/macro';
import { CookieConsent, Link } from '@raang/ui';
import type { ConsentCategory } from './consent-categories';

export interface ConsentViewProps {
  /** The foot of every page until something is decided, or within the cookie policy. */
  placement: 'bottom' | 'inline';
  /** What was agreed to before. */
  accepted: readonly ConsentCategory[];
  onDecide: (accepted: ConsentCategory[]) => void;
  /** Where the choice is posted where no script runs. */
  action?: string;
  /** Where cookies are explained; not needed on that very page. */
  policyHref?: string;
}

/** The question which cookies may be used, in words. */
export function ConsentView({ placement, accepted, onDecide, action, policyHref }: ConsentViewProps) {
  const { t } = useLingui();
  return (
    <CookieConsent
      placement={placement}
      defaultValue={accepted}
      action={action}
      onDecide={(ids) => onDecide(ids as ConsentCategory[])}
      categories={[
        {
          id: 'necessary' satisfies ConsentCategory,
          name: t`Necessary`,
          description: t`Remember your language, colour mode, this choice and which announcements you have read. Kept for up to 365 days.`,
          necessary: true,
        },
        {
          id: 'convenience' satisfies ConsentCategory,
          name: t`Convenience`,
          description: t`Remember on this device what you searched for last, such as stations. Kept until you delete it.`,
        },
      ]}
    >
      {/* short paragraphs: a long one would be what a page is taken to be painted with, and it comes late */}
      <p>
        <Trans>This site needs a few cookies.</Trans>{' '}
        {policyHref && (
          <Link href={policyHref}>
            <Trans>Cookie policy</Trans>
          </Link>
        )}
      </p>
      <p>
        <Trans>If you agree, it remembers more for your next visit.</Trans>{' '}
        {/* on a phone the bar is low, and the policy says this too */}
        <span className={placement === 'bottom' ? 'max-sm:hidden' : undefined}>
          <Trans>Nothing is passed on to anybody.</Trans>
        </span>
      </p>
    </CookieConsent>
  );
}
