/** Within this many bytes of its end a PDF has its end marker (ISO 32000-1, implementation note 18). */
const tailBytes = 1024;

/**
 * Whether bytes are a complete PDF and nothing else: the header at the very start, the end marker at the very end. That
 * refuses truncated files, and files that are also an archive or a web page.
 */
export function isSoundPdf(bytes: Uint8Array): boolean {
  const head = textOf(bytes.subarray(0, tailBytes));
  const tail = textOf(bytes.subarray(-tailBytes));
  return (
    /^%PDF-[12]\.\d\s/.test(head) &&
    !/<(!doctype|html|head|body|script|svg|iframe)\b/i.test(head) &&
    // some programs fill the last block with zeros
    /%%EOF[\s\0]*$/.test(tail)
  );
}

const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');
