import { Trans, useLingui } from '@lingui/react/macro';
import { Button, SectionHeading } from '@raang/ui';

/** Ends a subscription. It posts to its own URL, which has the token: scanners of mails only open links. */
export function UnsubscribeForm() {
  const { t } = useLingui();
  return (
    <section aria-labelledby="end" className="space-y-5">
      <SectionHeading id="end" title={t`End these e-mails`} />
      <p>
        <Trans>We delete your e-mail address and your choices at once.</Trans>
      </p>
      <form method="post">
        <Button type="submit" size="lg" variant="secondary" name="form" value="unsubscribe">
          <Trans>End e-mails</Trans>
        </Button>
      </form>
    </section>
  );
}
