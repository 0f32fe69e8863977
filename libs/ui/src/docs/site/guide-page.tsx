import { Heading, Source, Unstyled } from '@storybook/addon-docs/blocks';
import { Badge } from '../../badge/badge';
import * as kit from '../../index';
import type { AccessibilityNotes } from '../guide';
import { codeOf } from '../guide-code';
import type { GuideFile } from '../guides';
import { DocTable } from '../doc-table';
import { Anatomy } from './anatomy';
import { Comparisons } from './comparisons';
import { Stage } from './stage';
import { useGlobals } from './use-globals';

const exported: ReadonlySet<string> = new Set(Object.keys(kit));

/** Status and example of a part, above its advice. */
export function GuideHead({ file: { guide } }: { file: GuideFile }) {
  const { status = 'stable', since, parts, example, tall } = guide;
  return (
    <Unstyled>
      <p className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-ink-muted">
        <Badge tone={status === 'stable' ? 'success' : 'warning'}>
          {status === 'stable' ? 'Stable' : 'Experimental'}
        </Badge>
        <span>Since {since}</span>
        {parts.length > 0 && (
          <span>
            Exports{' '}
            {parts.map((part, i) => (
              <span key={part}>
                {i > 0 && ', '}
                <code>{part}</code>
              </span>
            ))}
          </span>
        )}
      </p>
      <div className="mb-8 overflow-hidden rounded-md border border-line">
        <Stage rendering={example} tall={tall} className="min-h-48 sm:p-10" />
      </div>
    </Unstyled>
  );
}

/** The advice on a part. */
export function GuideBody({ file }: { file: GuideFile }) {
  const { use, avoid, compare, tall, keyboard } = file.guide;
  const code = codeOf(file, useGlobals()['locale'] === 'en' ? 'en' : 'th', exported);
  return (
    <>
      <Heading>When to use it</Heading>
      <List texts={use} />
      <Heading>When not to use it</Heading>
      <List texts={avoid} />
      <Heading>Do and don’t</Heading>
      <Unstyled>
        <Comparisons compare={compare} tall={tall} />
      </Unstyled>
      <Heading>Anatomy</Heading>
      <Unstyled>
        <Anatomy guide={file.guide} />
      </Unstyled>
      <Heading>Keyboard</Heading>
      {keyboard.length > 0 ? (
        <Unstyled>
          <DocTable caption="Keys" head={['Key', 'Effect']} rows={keyboard} />
        </Unstyled>
      ) : (
        <p>It takes no focus.</p>
      )}
      <Heading>Accessibility</Heading>
      <Notes notes={file.guide.accessibility} />
      {code && <Heading>Code</Heading>}
      {code && <Source language="tsx" code={code} />}
    </>
  );
}

/** Notes on this part, with a link to the tests of all parts. */
function Notes({ notes: { keyboard, forced, script } = {} }: { notes?: AccessibilityNotes | undefined }) {
  return (
    <p>
      {keyboard && `${keyboard}. `}
      {forced && `In forced colours: ${begun(forced)}. `}
      {script && `Without JavaScript: ${begun(script)}. `}
      <a href="./?path=/docs/foundations-accessibility--docs" target="_top">
        What is tested for every part
      </a>
      .
    </p>
  );
}

/** A note in lower case, to continue a sentence. */
const begun = (note: string) => note.charAt(0).toLowerCase() + note.slice(1);

function List({ texts }: { texts: readonly string[] }) {
  return (
    <ul className="sbdocs sbdocs-ul">
      {texts.map((text) => (
        <li key={text} className="sbdocs sbdocs-li">
          {text.split('`').map((piece, i) => (i % 2 ? <code key={piece}>{piece}</code> : piece))}
        </li>
      ))}
    </ul>
  );
}
