import { AlertModal, LineBadge } from '@raang/ui';
import { InLanguage } from '../shared/alerts/in-language';
import type { NoticeDialogModel } from './notices-model';

export interface NoticeDialogProps {
  model: NoticeDialogModel;
  open: boolean;
  /** Called however the visitor closes the dialog. */
  onClose: () => void;
}

/** A severe alert in a dialog. A lazy chunk: the site loads it after the page, if there is such an alert. */
export function NoticeDialog({ model, open, onClose }: NoticeDialogProps) {
  const { title, text, link } = model;
  return (
    <AlertModal
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
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
