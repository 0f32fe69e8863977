import { expect, test } from 'vitest';
import { readExample } from './read-example.mjs';

const fenced = (code: string, language = 'ts') => `# A library\n\n\`\`\`${language}\n${code}\n\`\`\`\n`;

test('an example is the TypeScript of a README, and says what it prints', () => {
  const code = "import { name } from 'a-library';\n\nconsole.log(name); // ราง";
  expect(readExample(`${fenced(code)}\n\`\`\`sh\nnpm install a-library\n\`\`\`\n`)).toEqual({
    language: 'ts',
    code: `${code}\n`,
    printed: ['ราง'],
  });
  expect(readExample(fenced('console.log(1); // 1', 'tsx')).language).toBe('tsx');
});

test.each([
  ['no example', '# A library', 'one example in TypeScript, not 0'],
  ['two examples', fenced('console.log(1); // 1') + fenced('console.log(2); // 2'), 'not 2'],
  ['nothing printed', fenced('const one = 1;'), 'prints something'],
  ['no promise', fenced('console.log(1);'), 'does not say what it prints: console.log(1);'],
])('a README with %s fails', (_, readme, message) => {
  expect(() => readExample(readme)).toThrow(message);
});
