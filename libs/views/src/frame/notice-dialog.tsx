import { AlertModal, IntroModal, LineBadge, Picture } from '@raang/ui';
import type { NoticeDialogModel } from './notices-model';

export interface NoticeDialogProps {
  model: NoticeDialogModel;
  open: boolean;
  /** Called however the reader has done with it. */
  onClose: () => void;
}

/** What is said in a dialog, as an interruption or as a greeting. The site brings it in after the page, when there is one. */
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
      title={title}
      until={model.until}
      lines={
        model.lines.length > 0 &&
        model.lines.map(({ id, name }) => <LineBadge key={id} lineId={id} name={name} wordForLine={false} />)
      }
      links={link && [{ label: link.label, href: link.href, external: link.isExternal }]}
    >
      <p>{text}</p>
    </AlertModal>
  );
}
