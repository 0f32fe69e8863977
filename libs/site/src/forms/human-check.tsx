import { Trans } from '@lingui/react/macro';
import type { PageFormProps } from '@raang/forms';
import { type Challenge, Link } from '@raang/ui';

/** Loaded when it starts. Without it the stricter limit of forms without JavaScript applies. */
const proveHuman: Challenge = (task) =>
  import('../device/human-check/prove-human').then((module) => module.proveHuman(task));

/** Asks a form for a proof that a person sends it, with a telephone number for people who cannot give it. */
export const humanCheck = (
  telephone: string,
): Required<Pick<PageFormProps, 'challenge' | 'verificationHelp'>> => ({
  challenge: proveHuman,
  verificationHelp: <CallInstead telephone={telephone} />,
});

function CallInstead({ telephone }: { telephone: string }) {
  const href = `tel:${telephone.replaceAll(' ', '')}`;
  return (
    <Trans>
      If this does not work, call us: <Link href={href}>{telephone}</Link>
    </Trans>
  );
}
