// `nx run @raang/source:licences`, `nx run @raang/source:audit`: what the production packages are.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readAudit } from './audit.mjs';
import { refusedLicences } from './licences.mjs';

const [what] = process.argv.slice(2);
const failures =
  what === 'audit' ? audit() : refusedLicences(JSON.parse(readFileSync('package-lock.json', 'utf8')));
for (const failure of failures) console.error(`✗ ${failure}`);
if (failures.length > 0 && what !== 'audit')
  console.error(
    'Choose another package, or allow the licence in tools/supply-chain/licences.mjs with the reason.',
  );
if (failures.length > 0 && what === 'audit')
  console.error('Update the package (`npm update <name>`), or override its version in package.json.');
process.exitCode = failures.length > 0 ? 1 : 0;

function audit() {
  const { isAnswered, failures } = readAudit(npmAudit());
  console.log(
    isAnswered
      ? 'the registry has answered with its advisories'
      : 'the registry gives no advisories, as a mirror may: run this where it does',
  );
  return isAnswered ? failures : ['nothing was checked'];
}

/** npm exits with 1 both when it finds something and when the registry does not answer. */
function npmAudit() {
  try {
    return execFileSync('npm', ['audit', '--omit=dev', '--json'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      timeout: 60_000,
      shell: process.platform === 'win32',
    });
  } catch (error) {
    return String(/** @type {{ stdout?: unknown }} */ (error).stdout ?? '');
  }
}
