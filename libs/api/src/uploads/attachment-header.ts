/**
 * `Content-Disposition` that makes a browser save a file under its name, and never show it on our origin. The name may
 * have any characters (RFC 6266, RFC 8187).
 */
export function attachmentHeader(name: string): string {
  const encoded = encodeURIComponent(name.toWellFormed()).replaceAll(
    /['()*]/g,
    (symbol) => `%${symbol.codePointAt(0)!.toString(16).toUpperCase()}`,
  );
  return `attachment; filename="file"; filename*=UTF-8''${encoded}`;
}
