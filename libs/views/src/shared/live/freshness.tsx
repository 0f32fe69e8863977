import { Trans } from '@lingui/react/macro';
import { Link, Time } from '@raang/ui';
import { LiveAge } from './live-age';
import type { LiveAgeModel } from './live-age-model';
import type { MomentModel } from '../words/moment-words';

export interface FreshnessProps {
  /** By the server's clock. */
  asOf: MomentModel;
  /** The page itself: a link that renews it without JavaScript. */
  href?: string;
  /** Of live times, which are older than the page. */
  live?: LiveAgeModel | undefined;
}

/**
 * How old a part with `data-live` is. The site renews such parts while they are in view, and sets `data-renewal` on the
 * document: both sentences are in the page, so that a failed renewal needs no rendering.
 */
export function Freshness({ asOf, href, live }: FreshnessProps) {
  const time = <Time {...asOf} />;
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-muted">
      <span className="in-data-[renewal=failed]:hidden">
        {live ? <LiveAge {...live} /> : <Trans>Updated {time}</Trans>}
      </span>
      <NotUpdated asOf={asOf} />
      {href && (
        <Link href={href} className="print:hidden">
          <Trans>Update</Trans>
        </Link>
      )}
    </p>
  );
}

/** The same within a line of text: only the time, until a renewal fails. */
export function BriefFreshness({ asOf }: Pick<FreshnessProps, 'asOf'>) {
  return (
    <>
      <span className="in-data-[renewal=failed]:hidden">
        <Time {...asOf} />
      </span>
      <NotUpdated asOf={asOf} />
    </>
  );
}

function NotUpdated({ asOf }: Pick<FreshnessProps, 'asOf'>) {
  const time = <Time {...asOf} />;
  return (
    <span className="hidden font-semibold text-warning in-data-[renewal=failed]:inline">
      <Trans>Not updated since {time}</Trans>
    </span>
  );
}
