import { Prose } from '@raang/ui';
import { ServerPart } from '../shared/page/server-part';
import type { ModalPictureModel } from './modal-image-model';

/** The full text of a picture: on the page, and beside the picture in the dialog. */
export function PictureText({ picture: { href, text, lang } }: { picture: ModalPictureModel }) {
  return (
    <ServerPart name={`text of ${href}`} part={text}>
      {({ bodyHtml }) => <Prose html={bodyHtml} lang={lang} />}
    </ServerPart>
  );
}
