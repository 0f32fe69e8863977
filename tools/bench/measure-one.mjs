// `node measure-one.mjs <name> <file>`: runs one benchmark and writes what it measured. Each has a process of its own, so
// that none inherits the memory and the compiled code of another.
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { measureMachine } from './machine.mjs';

const [, , name = '', file = ''] = process.argv;
const module = path.join(import.meta.dirname, 'benchmarks', `${name}.mjs`);
/** @type {{ default: () => Promise<import('./results.mjs').Result[]> }} */
const { default: measure } = await import(pathToFileURL(module).href);
const at = new Date().toISOString();
/** @type {import('./results.mjs').Result[]} */
let results = [];
const machine = await measureMachine(async () => void (results = await measure()));
fs.writeFileSync(file, JSON.stringify({ at, machine, results }));
process.exit(); // whatever a benchmark has left open
