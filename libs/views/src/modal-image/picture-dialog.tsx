import { useLingui } from '@lingui/react/macro';
import {
  Button,
  ChevronLeftIcon,
  ChevronRightIcon,
  Dialog,
  Image,
  MinusIcon,
  PlusIcon,
  useLabels,
} from '@raang/ui';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { PictureText } from './picture-text';
import type { ModalPictureModel } from './modal-image-model';

export interface PictureDialogProps {
  pictures: readonly ModalPictureModel[];
  index: number;
  /** The list is circular. */
  onIndexChange: (index: number) => void;
  onClose: () => void;
}

/** A picture in the size of the window, with its text and a link to the next one. */
export default function PictureDialog({ pictures, index, onIndexChange, onClose }: PictureDialogProps) {
  const { t } = useLingui();
  const { pagination } = useLabels();
  const picture = pictures[index];
  if (!picture) return null;
  const position = index + 1;
  const count = pictures.length;
  return (
    <Dialog
      open
      size="xl"
      title={picture.title}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        count > 1 && (
          <div className="grid w-full grid-cols-2 items-center gap-3 sm:grid-cols-[1fr_auto_1fr]">
            <span role="status" className="text-sm text-ink-muted max-sm:col-span-2 sm:order-2">
              {t`Picture ${position} of ${count}`}
            </span>
            <Button
              variant="secondary"
              size="sm"
              iconStart={ChevronLeftIcon}
              className="sm:order-1 sm:justify-self-start"
              onClick={() => onIndexChange((index + count - 1) % count)}
            >
              {pagination.previous}
            </Button>
            <Button
              variant="secondary"
              size="sm"
              iconEnd={ChevronRightIcon}
              className="sm:order-3 sm:justify-self-end"
              onClick={() => onIndexChange((index + 1) % count)}
            >
              {pagination.next}
            </Button>
          </div>
        )
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <ZoomablePicture key={picture.href} picture={picture} />
        <div className="min-w-0 space-y-3">
          <p lang={picture.lang} className="font-semibold">
            {picture.summary}
          </p>
          <PictureText picture={picture} />
        </div>
      </div>
    </Dialog>
  );
}

/**
 * Fits beside its text, or is wider than the dialog and scrolls by touch, wheel and arrow keys. + and − act like the
 * button.
 */
function ZoomablePicture({ picture: { picture, title } }: { picture: ModalPictureModel }) {
  const { t } = useLingui();
  const [isLarge, setLarge] = useState(false);
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = region;
    // the main content of a picture is in its middle
    current?.scrollTo(
      (current.scrollWidth - current.clientWidth) / 2,
      (current.scrollHeight - current.clientHeight) / 2,
    );
  }, [isLarge]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === '+' || event.key === '=') setLarge(true);
    if (event.key === '-') setLarge(false);
  };
  return (
    <div
      data-large={isLarge || undefined}
      className="flex flex-col gap-3 self-start data-large:lg:col-span-2 not-data-large:lg:sticky not-data-large:lg:top-20"
    >
      {/* the keys are a shortcut: the button below does the same */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={region}
        role="region"
        aria-label={t`Picture: ${title}`}
        // Scrolling by keyboard needs focus.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onKeyDown={onKeyDown}
        className="max-h-[60svh] w-0 min-w-full overflow-auto overscroll-contain rounded-md border border-line bg-surface-sunken"
      >
        <Image
          {...picture}
          preset="large"
          width={1280}
          height={720}
          eager
          className={isLarge ? 'w-400 max-w-none' : undefined}
        />
      </div>
      <Button
        variant="secondary"
        size="sm"
        iconStart={isLarge ? MinusIcon : PlusIcon}
        className="self-start"
        onClick={() => setLarge(!isLarge)}
      >
        {isLarge ? t`Fit the window` : t`Show larger`}
      </Button>
    </div>
  );
}
