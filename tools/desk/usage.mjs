// How the commands are called, in one line each.

/** @param {Record<string, import('./command').Command>} commands */
export function usage(commands) {
  const calls = Object.entries(commands).map(([name, { takes, options = {}, needs = [], about }]) => {
    const places = takes.map((one) => (one.startsWith('[') ? one : `<${one}>`));
    const flags = Object.entries(options).map(([option, { type }]) => {
      const flag = type === 'boolean' ? `--${option}` : `--${option} <…>`;
      return needs.includes(option) ? flag : `[${flag}]`;
    });
    return { call: [name, ...places, ...flags].join(' '), about };
  });
  return [
    'usage: npm run desk -- <command> [--json]',
    '',
    ...calls.flatMap(({ call, about }) => [`  ${call}`, `      ${about}`]),
    '',
    'A reference may be typed in part, such as its last symbols, if one case alone has them.',
    'The site is at SITE_URL, else PUBLIC_URL, else http://localhost:$PORT.',
  ].join('\n');
}
