import { describe, expect, it } from 'vitest';
import { type BuiltFile, describeBuild } from './builds';

const files: BuiltFile[] = [
  { type: 'chunk', fileName: 'assets/index-1.js', isEntry: true, imports: ['assets/site-1.js'] },
  { type: 'chunk', fileName: 'assets/site-1.js' },
  { type: 'asset', fileName: 'assets/styles-1.css' },
];

describe('a build', () => {
  it('lists its entry, and the imports of each file', () => {
    expect(describeBuild(files)).toMatchObject({
      entry: '/assets/index-1.js',
      chunks: { '/assets/index-1.js': ['/assets/site-1.js'], '/assets/site-1.js': [] },
      assets: ['/assets/styles-1.css'],
    });
  });

  it('has the same id for the same files in any order', () => {
    const { id } = describeBuild(files);
    expect(id).toMatch(/^[0-9a-f]{16}$/);
    expect(describeBuild(files.toReversed()).id).toBe(id);
    const changed = files.map((file) => ({ ...file, fileName: file.fileName.replace('site-1', 'site-2') }));
    expect(describeBuild(changed).id).not.toBe(id);
  });

  it('fails without an entry', () => {
    expect(() => describeBuild(files.slice(1))).toThrow('the client has no entry');
  });
});
