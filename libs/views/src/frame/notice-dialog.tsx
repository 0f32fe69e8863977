import { AlertModal, IntroModal, LineBadge, Picture } from '@raang/ui';
import { InLanguage } from '../shared/alerts/in-language';
import type { NoticeDialogModel } from './notices-model';

export interface NoticeDialogProps {
  model: NoticeDialogModel;
  open: boolean;
  /** Called however the visitor closes the dialog. */
  onClose: () => void;
}

/** An alert or announcement in a dialog. A lazy chunk: the site loads it after the page, if there is a notice. */
export function NoticeDialog({ model, open, onClose }: NoticeDialogProps) {
  const { title, text, link } = model;
  if (model.kind === 'intro') {
    return (
      <IntroModal
        open={open}
        onClose={onClose}
        title={title}
        picture={
          model.pictureUrl && (
            <Picture src={model.pictureUrl} alt="" width={1280} height={720} ratio="16/9" eager />
          )
        }
        action={{ label: model.link.label, href: model.link.href, external: model.link.isExternal }}
      >
        <p>{text}</p>
      </IntroModal>
    );
  }
  return (
    <AlertModal
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      severity={model.severity}
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
