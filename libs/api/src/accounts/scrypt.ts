import { randomBytes, scrypt as derive, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { verifyPassword as verifyFormer } from 'better-auth/crypto';

const scrypt = promisify<string, Buffer, number, object, Buffer>(derive);

interface Cost {
  /** log2 of N. */
  ln: number;
  r: number;
  p: number;
}

/** The minimum of OWASP and of ASVS 5.0, appendix C: 128 MiB and about half a second of a core. */
const cost: Cost = { ln: 17, r: 8, p: 1 };

/** Together with better-auth's own N 16384, r 16, p 1 it is the work of {@link cost}. */
const restOfCost: Cost = { ln: 15, r: 24, p: 1 };

const [saltBytes, keyBytes] = [16, 32];

/** How better-auth stores a password: salt and key in hex. */
const former = /^[0-9a-f]{32}:[0-9a-f]{128}$/;

/** As PHC strings have it, so that another cost can follow this one. */
const stored = /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([\w+/]{16,64})\$([\w+/]{22,88})$/;

/** Hashes a password as it was typed, as a PHC string: `$scrypt$ln=17,r=8,p=1$salt$key`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltBytes);
  const key = await keyOf(password, salt, cost);
  return `$scrypt$${parametersOf(cost)}$${toBase64(salt)}$${toBase64(key)}`;
}

/** Compares in constant time. Hashes of either form take the same work, so that none tells that an account is old. */
export async function verifyPassword({
  hash,
  password,
}: {
  hash: string;
  password: string;
}): Promise<boolean> {
  if (former.test(hash)) {
    const isSame = await verifyFormer({ hash, password });
    await keyOf(password, randomBytes(saltBytes), restOfCost);
    return isSame;
  }
  const [, ln, r, p, salt, key] = stored.exec(hash) ?? [];
  if (!salt || !key) throw new Error('a stored password hash has an unknown form');
  const expected = Buffer.from(key, 'base64');
  const given = await keyOf(
    password,
    Buffer.from(salt, 'base64'),
    { ln: Number(ln), r: Number(r), p: Number(p) },
    expected.length,
  );
  return timingSafeEqual(given, expected);
}

/** Whether a hash costs an attacker less than a new one: it is to be replaced when the password is known. */
export function isOutdatedHash(hash: string): boolean {
  return former.test(hash) || (stored.test(hash) && !hash.startsWith(`$scrypt$${parametersOf(cost)}$`));
}

function keyOf(password: string, salt: Buffer, { ln, r, p }: Cost, bytes = keyBytes): Promise<Buffer> {
  const N = 2 ** ln;
  return scrypt(asTyped(password), salt, bytes, { N, r, p, maxmem: 256 * N * r });
}

/**
 * The code points that were typed. Only what keyboards write in two ways for one sign is made one, such as é or the order
 * of Thai marks: NFC, as RFC 8265 has it for passwords. NFKC would make ASCII of full-width letters, and 2 of ².
 */
const asTyped = (password: string) => password.normalize('NFC');

const parametersOf = ({ ln, r, p }: Cost) => `ln=${ln},r=${r},p=${p}`;
const toBase64 = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');
