import { useLingui } from '@lingui/react/macro';
import { Badge } from '@raang/ui';

/** Says that a text exists in the other language only. Renders nothing for a text in the language of the page. */
export function LanguageBadge({ lang }: { lang?: 'th' | 'en' | undefined }) {
  const { i18n, t } = useLingui();
  if (!lang) return null;
  return (
    <span lang={i18n.locale}>
      <Badge>{lang === 'th' ? t`In Thai` : t`In English`}</Badge>
    </span>
  );
}
