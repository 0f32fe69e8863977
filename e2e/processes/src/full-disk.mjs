// Preloaded into a site (`node --import`): while the file FULL_DISK exists, its file system has no space left and says so. An
// embedded database learns of it from what the file system says.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const flag = process.env.FULL_DISK ?? '';

const noSpace = () =>
  Object.assign(new Error('ENOSPC: no space left on device, write'), {
    code: 'ENOSPC',
    errno: -28,
    syscall: 'write',
  });

const { writeFile } = fs.promises;
/** Half of the file gets in, as on a real disk. */
fs.promises.writeFile = async (file, data, ...rest) => {
  if (!fs.existsSync(flag)) return writeFile(file, data, ...rest);
  const bytes = Buffer.from(data);
  await writeFile(file, bytes.subarray(0, bytes.length / 2), ...rest);
  throw noSpace();
};

const { statfs } = fs.promises;
fs.promises.statfs = async (...given) => {
  const found = await statfs(...given);
  return fs.existsSync(flag) ? Object.assign(found, { bavail: 0 }) : found;
};

const { createWriteStream } = fs;
fs.createWriteStream = (...given) => {
  const stream = createWriteStream(...given);
  if (fs.existsSync(flag)) process.nextTick(() => stream.destroy(noSpace()));
  return stream;
};

syncBuiltinESMExports();
