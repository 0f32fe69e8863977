import { AlertModal, LineBadge } from '@raang/ui';
import { InLanguage } from '../shared/alerts/in-language';
import type { NoticeDialogModel } from './notices-model';

/**
 * A severe alert in a dialog, closed. The page's HTML has it; a script opens it, and knows the alert by
 * `data-severe-alert` and the version of its text by `data-notice-key`.
 */
export function NoticeDialog({ model }: { model: NoticeDialogModel }) {
  const { title, text, link } = model;
  return (
    <AlertModal
      data-severe-alert={model.alertId}
      data-notice-key={model.key}
      severity="danger"
      title={<InLanguage lang={model.titleLang}>{title}</InLanguage>}
      until={model.until}
      lines={
        model.lines.length > 0 &&
        model.lines.map(({ id, name }) => <LineBadge key={id} lineId={id} name={name} wordForLine={false} />)
      }
      links={link && [{ label: link.label, href: link.href, external: link.isExternal }]}
    >
      <p lang={model.textLang}>{text}</p>
      {model.languageNote && <p className="text-sm">{model.languageNote}</p>}
    </AlertModal>
  );
}
