import { Icon, UserIcon, useLabels } from '@raang/ui';
import type { FrameAccount } from './frame-model';

const link =
  'flex min-h-11 items-center gap-2 rounded-sm px-2 text-sm text-ink no-underline hover:text-accent hover:underline';

/**
 * The link to sign in, as the page of everybody has it. If the document has `data-signed-in`, a link to the profile
 * takes its place before the first paint.
 */
export function AccountLinks({ model: { signedOut, signedIn } }: { model: FrameAccount }) {
  const { userMenu } = useLabels();
  return (
    <nav aria-label={userMenu.navigation}>
      <ul>
        {[
          { ...signedOut[0]!, className: 'flex in-data-signed-in:hidden' },
          { ...signedIn[0]!, className: 'hidden in-data-signed-in:flex' },
        ].map(({ label, href, className }) => (
          <li key={href} className={className}>
            <a href={href} className={link}>
              <Icon icon={UserIcon} />
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
