// One call of the desk's command: parses the arguments, runs the command, prints its result or the error in one line.
import { parseArgs } from 'node:util';
import { commands } from './commands.mjs';
import { DeskError, explainError } from './desk-error.mjs';
import { findReference } from './find-reference.mjs';
import { grantCommands } from './grant-commands.mjs';
import { printable } from './printable.mjs';
import { inputOf, optionsOf } from './input-options.mjs';
import { openSession } from './session.mjs';
import { usage } from './usage.mjs';

/** @type {Record<string, import('./command').Command>} */
const all = { ...commands, ...grantCommands };

/** @param {string[]} args @returns {Promise<number>} exit code: 1 for a refusal, 2 for wrong arguments */
export async function runDesk(args) {
  const [name = 'help', ...rest] = args;
  const command = Object.hasOwn(all, name) ? all[name] : undefined;
  if (!command) {
    if (name !== 'help' && name !== '--help') console.error(`desk: '${printable(name)}' is not a command.\n`);
    console.error(await usage(all));
    return name === 'help' || name === '--help' ? 0 : 2;
  }
  const inputOptions = await optionsOf(command);
  try {
    const { values: parsed, positionals } = parseArgs({
      args: rest,
      options: {
        ...Object.fromEntries(inputOptions.map(({ option, type }) => [option, { type }])),
        ...command.options,
        json: { type: 'boolean' },
      },
      allowPositionals: true,
    });
    /** @type {Record<string, any>} */
    const values = parsed;
    const [least, most] = [command.takes.filter((one) => !one.startsWith('[')).length, command.takes.length];
    if (positionals.length < least || positionals.length > most) throw new TypeError('wrong arguments');
    const required = inputOptions.filter(({ isRequired }) => isRequired).map(({ option }) => option);
    for (const option of [...required, ...(command.needs ?? [])])
      if (values[option] === undefined) throw new TypeError(`--${option} is missing`);
    const session = command.isLocal ? undefined : await openSession();
    if (session && command.takes[0] === 'reference')
      positionals[0] = await findReference(session, /** @type {string} */ (positionals[0]));
    const input = inputOf(command, inputOptions, { values, positionals });
    const call = /** @type {any} */ ({ session, values, positionals, input });
    const result = await (command.run ? command.run(call) : callProcedure(command, call));
    const lines = values.json ? JSON.stringify(result, undefined, 2) : command.print(result, values);
    if (lines) console.log(printable(lines));
    return 0;
  } catch (error) {
    if (isUsage(error)) {
      console.error(
        `error: ${printable(/** @type {Error} */ (error).message)}\n\n${await usage({ [name]: command })}`,
      );
      return 2;
    }
    console.error(printable(`error: ${explainError(error)}`));
    return error instanceof DeskError ? error.exitCode : 1;
  }
}

/** @param {import('./command').Command} command @param {{ session: any, input: object }} call */
const callProcedure = ({ calls }, { session, input }) =>
  session.client.desk[/** @type {string} */ (calls)](input);

/** What parseArgs throws, and what is missing beside it. @param {unknown} error */
const isUsage = (error) =>
  error instanceof TypeError &&
  (String(/** @type {any} */ (error).code).startsWith('ERR_PARSE_ARGS') ||
    /missing$|^wrong/.test(error.message));
