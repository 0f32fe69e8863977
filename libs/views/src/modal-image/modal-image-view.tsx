import { Trans, useLingui } from '@lingui/react/macro';
import { Disclosure, Icon, Image, Link, SearchIcon } from '@raang/ui';
import { type ComponentType, type MouseEvent, useState } from 'react';
import type { ModalImageModel, ModalPictureModel } from './modal-image-model';
import type { PictureDialogProps } from './picture-dialog';
import { PictureText } from './picture-text';

/** A lazy chunk: the dialog loads when a visitor opens a picture. */
const loadDialog = () => import('./picture-dialog').then((module) => module.default);

/** Pictures with their texts beside them; a picture opens large. */
export function ModalImageView({ model: { pictures } }: { model: ModalImageModel }) {
  const [PictureDialog, setDialog] = useState<ComponentType<PictureDialogProps>>();
  const [open, setOpen] = useState<number>();
  const show = (index: number, href: string) =>
    void loadDialog().then(
      (loaded) => {
        setDialog(() => loaded);
        setOpen(index);
      },
      // without the dialog the link opens the picture's own page
      () => location.assign(href),
    );
  return (
    <>
      <ul role="list" className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-8 lg:grid-cols-2">
        {pictures.map((picture, index) => (
          <li key={picture.href}>
            <PictureWithText picture={picture} eager={index < 2} onOpen={() => show(index, picture.href)} />
          </li>
        ))}
      </ul>
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

interface PictureWithTextProps {
  picture: ModalPictureModel;
  eager: boolean;
  onOpen: () => void;
}

function PictureWithText({ picture, eager, onOpen }: PictureWithTextProps) {
  const { t } = useLingui();
  const { href, title, summary, lang } = picture;
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-3 sm:grid-cols-[14rem_minmax(0,1fr)] print:break-inside-avoid">
      <a
        href={href}
        data-needs-program=""
        className="group relative block self-start rounded-md"
        onClick={(event) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          onOpen();
        }}
      >
        <Image
          {...picture.picture}
          preset="card"
          width={1280}
          height={720}
          ratio="16/9"
          rounded
          eager={eager}
        />
        <span className="absolute end-3 bottom-3 inline-flex items-center gap-2 rounded-md border border-line bg-surface-raised px-3 py-1 text-sm font-semibold text-accent group-hover:underline print:hidden">
          <Icon icon={SearchIcon} size="sm" />
          {/* the picture is small beside the text: the icon alone covers less of it */}
          <span className="sm:sr-only">
            <Trans>Enlarge</Trans>
          </span>
          <span className="sr-only">: {title}</span>
        </span>
      </a>
      <div className="min-w-0 space-y-1">
        <h2 lang={lang} className="text-lg font-semibold">
          <Link href={href} variant="quiet">
            {title}
          </Link>
        </h2>
        <p lang={lang} className="text-ink-muted">
          {summary}
        </p>
        <Disclosure summary={t`Read the full text`}>
          <PictureText picture={picture} />
        </Disclosure>
      </div>
    </article>
  );
}

/** The browser handles any other click, such as one for a new tab. */
function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}
