/** A path with its Thai letters readable; as it came when it is not well formed. */
export function readablePath(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
