import { Trans, useLingui } from '@lingui/react/macro';
import { CookieConsent, Link } from '@raang/ui';
import type { ConsentCategory } from './consent-categories';

export interface ConsentViewProps {
  /** `bottom`: at the bottom of every page until the visitor decides. `inline`: within the cookie policy. */
  placement: 'bottom' | 'inline';
  /** Categories that the visitor agreed to before. */
  accepted: readonly ConsentCategory[];
  /** Without it, the form is posted to `action`, unless a script outside React handles it. */
  onDecide?: (accepted: ConsentCategory[]) => void;
  /** Where the form posts the choice without JavaScript. */
  action?: string;
  /** The cookie policy; absent on that page. */
  policyHref?: string;
}

/** The cookie question in words. */
export function ConsentView({ placement, accepted, onDecide, action, policyHref }: ConsentViewProps) {
  const { t } = useLingui();
  return (
    <CookieConsent
      placement={placement}
      defaultValue={accepted}
      action={action}
      onDecide={onDecide && ((ids) => onDecide(ids as ConsentCategory[]))}
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
          description: t`Remember your recent searches on this device, such as stations. Kept until you delete them.`,
        },
      ]}
    >
      {/* paragraphs of one line on a phone: a long one would become the largest contentful paint, and it appears late */}
      <p>
        <Trans>This site needs a few cookies.</Trans>{' '}
        {policyHref && (
          <Link href={policyHref}>
            <Trans>Cookie policy</Trans>
          </Link>
        )}
      </p>
      <p>
        <Trans>If you agree, it remembers more next time.</Trans>{' '}
        {/* on a phone the bar is low, and the policy has this text too */}
        <span className={placement === 'bottom' ? 'max-sm:hidden' : undefined}>
          <Trans>We do not share this data with anybody.</Trans>
        </span>
      </p>
    </CookieConsent>
  );
}
