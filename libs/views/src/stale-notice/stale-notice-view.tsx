import { useLingui } from '@lingui/react/macro';
import { NoticeBar } from '@raang/ui';

export interface StaleNoticeProps {
  /** When the page was made, in words. */
  since: string;
}

/**
 * Stands above a cached page that cannot be renewed (stale-if-error, RFC 5861), where times could be wrong. The server writes it before everything else in
 * the body, outside of what React hydrates.
 */
export function StaleNoticeView({ since }: StaleNoticeProps) {
  const { t } = useLingui();
  return (
    <aside aria-label={t`Outdated information`} data-stale-notice="">
      <NoticeBar
        label={t`Outdated information`}
        notices={[
          {
            key: 'stale',
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
