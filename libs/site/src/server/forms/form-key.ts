import { createHash } from 'node:crypto';
import { fileFields } from './form-uploads';
import { tokenField } from './token-field';

/** Name of the field that makes a repeated form recognisable. */
export const keyField = 'idempotencyKey';

/** Fields that differ between two posts of the same form. */
const varying: readonly string[] = [keyField, tokenField, 'verification', fileFields.ids, fileFields.names];

/**
 * Gives a form an idempotency key that belongs to what was typed, so that a form which was changed after it was sent is
 * another one. A page from a shared cache has no key of its own, so that sender and day tell its forms apart: the same form
 * on the same day is the same form, sent twice.
 * @param files the chosen files' names, since an uploaded file has another id each time
 * @returns whether the form had none
 */
export function addKey(
  form: FormData,
  sender: { address: string; day: string; files: readonly string[] },
): boolean {
  const own = form.get(keyField);
  const typed = [...form].filter(([name, value]) => typeof value === 'string' && !varying.includes(name));
  const digest = createHash('sha256')
    .update(JSON.stringify([own ? { own, files: sender.files } : sender, typed]))
    .digest();
  form.set(keyField, toUuid(digest));
  return !own;
}

/** A UUID of version 8, whose content is up to the application (RFC 9562 §5.8). */
function toUuid(digest: Uint8Array): string {
  const bytes = Buffer.from(digest.subarray(0, 16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x80;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
