/** Tells password managers whose password a form is about. Not shown, and not sent. */
export function Username({ email }: { email: string }) {
  return <input type="text" autoComplete="username" value={email} readOnly hidden aria-hidden="true" />;
}
