import { Trans } from '@lingui/react/macro';
import { Link } from '@raang/ui';

/** The web page that an alert names; of another website. */
export const AlertPage = ({ href }: { href: string | undefined }) =>
  href && (
    <p>
      <Link href={href} external>
        <Trans>More about this announcement</Trans>
      </Link>
    </p>
  );
