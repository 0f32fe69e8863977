import { Trans, useLingui } from '@lingui/react/macro';
import { Badge, Button } from '@raang/ui';
import { HiddenFields, type HiddenValues } from '../shared/page/hidden-fields';
import type { OwnSessionModel } from './own-sessions-model';

/** Devices on which the account is signed in, and the way to end all of it. */
export function OwnSessions({
  sessions,
  hidden,
}: {
  sessions: readonly OwnSessionModel[];
  hidden: HiddenValues;
}) {
  const { t } = useLingui();
  return (
    <>
      <p className="max-w-text">
        <Trans>
          Your account is signed in on these devices. If you do not recognise one of them, sign out everywhere
          and change your password.
        </Trans>
      </p>
      <ul role="list" aria-label={t`Devices`} className="divide-y divide-line border-y border-line">
        {sessions.map((session) => (
          <Session key={session.id} {...session} />
        ))}
      </ul>
      <form method="post">
        <HiddenFields values={{ ...hidden, form: 'sign-out-everywhere' }} />
        <Button type="submit" variant="secondary">
          <Trans>Sign out everywhere</Trans>
        </Button>
      </form>
    </>
  );
}

function Session({ device, isCurrent, signedIn, lastUsed }: OwnSessionModel) {
  const [since, used] = [signedIn.text, lastUsed.text];
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-3">
      <span className="flex flex-wrap items-baseline gap-x-3 font-semibold">
        {device}
        {isCurrent && (
          <Badge tone="success">
            <Trans>This device</Trans>
          </Badge>
        )}
      </span>
      <span className="text-sm text-ink-muted">
        <Trans>
          Signed in <time dateTime={signedIn.dateTime}>{since}</time>, last used{' '}
          <time dateTime={lastUsed.dateTime}>{used}</time>
        </Trans>
      </span>
    </li>
  );
}
