import { useLingui } from '@lingui/react/macro';
import { SectionHeading } from '@raang/ui';
import { type ComponentType, useState } from 'react';
import { GuideRow } from './guide-row';
import type { ModalImageModel, PictureGroupModel } from './modal-image-model';
import type { PictureDialogProps } from './picture-dialog';

/** A lazy chunk: the dialog loads when a visitor opens a picture. */
const loadDialog = () => import('./picture-dialog').then((module) => module.default);

/** Pictures with their texts, folded into rows by where they apply; a picture opens large. */
export function ModalImageView({ model: { groups } }: { model: ModalImageModel }) {
  const [PictureDialog, setDialog] = useState<ComponentType<PictureDialogProps>>();
  const [open, setOpen] = useState<number>();
  const pictures = groups.flatMap((group) => group.pictures);
  const show = (href: string) =>
    void loadDialog().then(
      (loaded) => {
        setDialog(() => loaded);
        setOpen(pictures.findIndex((picture) => picture.href === href));
      },
      // without the dialog the link opens the picture's own page
      () => location.assign(href),
    );
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-4 sm:gap-y-10 lg:grid-cols-2">
        {groups.map((group) => (
          <PictureGroup key={group.id} group={group} onEnlarge={show} />
        ))}
      </div>
      {PictureDialog && open !== undefined && (
        <PictureDialog
          pictures={pictures}
          index={open}
          onIndexChange={setOpen}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}

interface PictureGroupProps {
  group: PictureGroupModel;
  onEnlarge: (href: string) => void;
}

function PictureGroup({ group: { id, title, pictures }, onEnlarge }: PictureGroupProps) {
  const { t } = useLingui();
  return (
    <section
      {...(title ? { 'aria-labelledby': id } : { 'aria-label': t`Guides` })}
      className="space-y-1 sm:space-y-2"
    >
      {title && <SectionHeading id={id} title={title} />}
      <div className="divide-y divide-line border-y border-line">
        {pictures.map((picture) => (
          <GuideRow
            key={picture.href}
            picture={picture}
            headingLevel={title ? 3 : 2}
            onEnlarge={() => onEnlarge(picture.href)}
          />
        ))}
      </div>
    </section>
  );
}
