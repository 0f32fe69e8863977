import { useLingui } from '@lingui/react/macro';
import { NoticeBar } from '@raang/ui';

export interface OutdatedProps {
  /** When the page was made, in words. */
  since: string;
}

/**
 * Above a kept page that cannot be renewed, where times could be wrong. The server writes it before everything else in
 * the body, outside of what React hydrates.
 */
export function OutdatedView({ since }: OutdatedProps) {
  const { t } = useLingui();
  return (
    <aside aria-label={t`Outdated information`} data-outdated="">
      <NoticeBar
        notices={[
          {
            key: 'outdated',
            tone: 'warning',
            title: t`As of ${since}, may have changed`,
            children: (
              <p>{t`We cannot get new information at the moment. Train times and the service status may be different now.`}</p>
            ),
          },
        ]}
      />
    </aside>
  );
}
