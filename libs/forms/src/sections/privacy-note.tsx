import { Trans } from '@lingui/react/macro';
import { Link } from '@raang/ui';

/** What happens with personal data, next to the button that sends it. */
export function PrivacyNote({ href }: { href: string }) {
  return (
    <p>
      <Trans>
        We use your details only to handle this request. Read our <Link href={href}>privacy notice</Link>.
      </Trans>
    </p>
  );
}
