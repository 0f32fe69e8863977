import { Trans, useLingui } from '@lingui/react/macro';
import { Container, Notice } from '@raang/ui';

export interface OutdatedProps {
  /** When the page was made, in words. */
  since: string;
  /** The same, for programs. */
  dateTime: string;
}

/**
 * Above a kept page that cannot be renewed, where times could be wrong. The server writes it before everything else in
 * the body, outside of what React hydrates.
 */
export function OutdatedView({ since, dateTime }: OutdatedProps) {
  const { t } = useLingui();
  return (
    <aside aria-label={t`Outdated information`} data-outdated="">
      <Container className="py-2">
        <Notice tone="warning" title={t`This page shows what we knew earlier`}>
          <p>
            <Trans>
              As of <time dateTime={dateTime}>{since}</time>. We cannot get new information at the moment:
              train times and the service status may have changed.
            </Trans>
          </p>
        </Notice>
      </Container>
    </aside>
  );
}
