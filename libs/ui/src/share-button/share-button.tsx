import { withoutLineMarks } from '@raang/text-time';
import { cva, cx, type VariantProps } from 'class-variance-authority';
import { type RefObject, useRef } from 'react';
import { Button, buttonVariants } from '../button/button';
import { Icon } from '../icon/icon';
import { ShareIcon } from '../icon/icons';
import { useLabels } from '../labels/labels-provider';
import { Link } from '../link/link';
import type { NativeProps } from '../native/native-props';
import { CopyAddress } from './copy-address';
import { shareAddresses } from './share-addresses';
import { useLightDismiss } from './use-light-dismiss';
import { useWebShare } from './use-web-share';

const panel = cva(
  'absolute top-full z-30 mt-2 w-[min(20rem,calc(100vw-2rem))] rounded-md border border-line bg-surface-raised p-4 text-ink shadow-lg',
  { variants: { align: { start: 'start-0', end: 'end-0' } }, defaultVariants: { align: 'start' } },
);

export interface ShareButtonProps extends Omit<NativeProps<'div'>, 'children'>, VariantProps<typeof panel> {
  /** The page's canonical address, absolute. */
  url: string;
  title: string;
  /** Sent and copied in place of the address, which it has to contain. */
  text?: string | undefined;
}

/** Opens the device's share sheet. Without one, it is a disclosure with plain links, which needs no script. */
export function ShareButton({ url, title, text, align, className, ...props }: ShareButtonProps) {
  const disclosure = useRef<HTMLDetailsElement>(null);
  const hasShareSheet = useWebShare(disclosure);
  const page = { url, title: withoutLineMarks(title), text: text && withoutLineMarks(text) };
  return (
    <div {...props} className={cx('relative w-fit print:hidden', className)}>
      {hasShareSheet ? (
        <ShareSheetButton {...page} />
      ) : (
        <ShareDisclosure {...page} ref={disclosure} align={align} />
      )}
    </div>
  );
}

type SharedPage = Pick<ShareButtonProps, 'url' | 'title' | 'text'>;

function ShareSheetButton({ url, title, text }: SharedPage) {
  const { share } = useLabels();
  // `share` rejects when the person closes the sheet, which is not an error.
  const open = () => void navigator.share(text ? { title, text } : { url, title }).catch(() => undefined);
  return (
    <Button variant="secondary" size="sm" iconStart={ShareIcon} onClick={open}>
      {share.action}
    </Button>
  );
}

function ShareDisclosure({
  url,
  title,
  text,
  align,
  ref,
}: SharedPage & VariantProps<typeof panel> & { ref: RefObject<HTMLDetailsElement | null> }) {
  const { share } = useLabels();
  useLightDismiss(ref);
  const addresses = shareAddresses(url, title);
  return (
    <details ref={ref}>
      <summary className={buttonVariants({ variant: 'secondary', size: 'sm', className: 'list-none' })}>
        <Icon icon={ShareIcon} />
        {share.action}
      </summary>
      <div className={panel({ align })}>
        <ul className="mb-3 grid">
          {(['line', 'facebook', 'x'] as const).map((network) => (
            <li key={network}>
              <Link external href={addresses[network]} className="inline-flex min-h-11 items-center">
                {share[network]}
              </Link>
            </li>
          ))}
        </ul>
        <CopyAddress url={url} text={text} />
      </div>
    </details>
  );
}
