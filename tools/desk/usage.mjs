// How the commands are called: in one line each, with what their options mean.
import { optionsOf } from './input-options.mjs';

/** @param {Record<string, import('./command').Command>} commands @returns {Promise<string>} */
export async function usage(commands) {
  const calls = await Promise.all(
    Object.entries(commands).map(async ([name, command]) => {
      const { takes, options = {}, needs = [], about } = command;
      const inputOptions = await optionsOf(command);
      const places = takes.map((one) => (one.startsWith('[') ? one : `<${one}>`));
      const flags = [
        ...inputOptions,
        ...Object.entries(options).map(([option, { type }]) => ({
          option,
          type,
          about: '',
          isRequired: needs.includes(option),
        })),
      ].map(({ option, type, isRequired }) => {
        const flag = type === 'boolean' ? `--${option}` : `--${option} <…>`;
        return isRequired ? flag : `[${flag}]`;
      });
      const explained = inputOptions.filter((option) => option.about);
      const width = Math.max(...explained.map(({ option }) => option.length));
      return [
        `  ${[name, ...places, ...flags].join(' ')}`,
        `      ${about}`,
        ...explained.map((option) => `      --${option.option.padEnd(width)}  ${option.about}`),
      ];
    }),
  );
  return [
    'usage: npm run desk -- <command> [--json]',
    '',
    ...calls.flat(),
    '',
    'A reference may be typed in part, such as its last symbols, if one case alone has them.',
    'The site is at SITE_URL, else PUBLIC_URL, else http://localhost:$PORT.',
  ].join('\n');
}
