import { Icon, UserIcon, useLabels } from '@raang/ui';
import type { FrameAccount } from './frame-model';

const link =
  'min-h-11 items-center gap-2 rounded-sm px-2 text-sm text-ink no-underline hover:text-accent hover:underline';

/**
 * Links to sign in and register, as the page of everybody has them. If the document has `data-signed-in`, a link to the
 * profile takes their place before the first paint.
 */
export function AccountLinks({ model: { signedOut, signedIn } }: { model: FrameAccount }) {
  const { userMenu } = useLabels();
  const [signIn, register] = signedOut;
  const [profile] = signedIn;
  return (
    <nav aria-label={userMenu.navigation}>
      <ul className="flex">
        <li className="in-data-signed-in:hidden">
          <a href={signIn!.href} className={`flex ${link}`}>
            <Icon icon={UserIcon} />
            {signIn!.label}
          </a>
        </li>
        <li className="in-data-signed-in:hidden">
          <a href={register!.href} className={`flex ${link}`}>
            {register!.label}
          </a>
        </li>
        <li className="hidden in-data-signed-in:block">
          <a href={profile!.href} className={`flex ${link}`}>
            <Icon icon={UserIcon} />
            {profile!.label}
          </a>
        </li>
      </ul>
    </nav>
  );
}
