import { Trans } from '@lingui/react/macro';
import { Disclosure, type HeadingLevel, Icon, Image, Link, SearchIcon } from '@raang/ui';
import type { MouseEvent } from 'react';
import type { ModalPictureModel } from './modal-image-model';
import { PictureText } from './picture-text';

interface GuideRowProps {
  picture: ModalPictureModel;
  headingLevel: HeadingLevel;
  onEnlarge: () => void;
}

/** A guide as a row that opens: its text, then its picture. */
export function GuideRow({ picture: guide, headingLevel, onEnlarge }: GuideRowProps) {
  const { id, href, title, summary, lang, picture } = guide;
  return (
    <Disclosure
      name="guide"
      summary={title}
      headingLevel={headingLevel}
      lang={lang}
      picture={
        <Image src={picture.src} alt="" preset="thumbnail" width={160} height={120} ratio="1/1" rounded />
      }
    >
      {/* in the content and not of the row: browsers open a row around the target of an address */}
      <div id={id} className="scroll-mt-32 space-y-4 lg:scroll-mt-56">
        <p className="text-ink-muted">{summary}</p>
        <PictureText picture={guide} />
        <EnlargeLink picture={guide} onEnlarge={onEnlarge} />
        <Link href={href} className="inline-flex min-h-11 items-center print:hidden">
          <Trans>Page of this guide</Trans>
          <span className="sr-only">: {title}</span>
        </Link>
      </div>
    </Disclosure>
  );
}

function EnlargeLink({
  picture: { href, title, picture },
  onEnlarge,
}: Pick<GuideRowProps, 'picture' | 'onEnlarge'>) {
  return (
    <a
      href={href}
      data-needs-program=""
      className="group relative block max-w-text rounded-md"
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        onEnlarge();
      }}
    >
      <Image {...picture} preset="lead" width={1280} height={720} ratio="16/9" rounded />
      <span className="absolute end-3 bottom-3 inline-flex items-center gap-2 rounded-md border border-line bg-surface-raised px-3 py-1 text-sm font-semibold text-accent group-hover:underline print:hidden">
        <Icon icon={SearchIcon} size="sm" />
        <Trans>Enlarge</Trans>
        <span className="sr-only">: {title}</span>
      </span>
    </a>
  );
}

/** The browser handles any other click, such as one for a new tab. */
function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}
