import {
  Controls,
  Description,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { notes } from './accessibility-notes';

/** Storybook's page of a part, with its accessibility notes before the stories. */
export default function PartPage() {
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Statement />
      <Primary />
      <Controls />
      <Stories />
    </>
  );
}

/** Notes on this part, with a link to the tests of all parts. */
function Statement() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const [kind, name = ''] = preparedMeta.title.split('/');
  if (kind !== 'Components') return null;
  const { keyboard, forced, script } = notes[name] ?? {};
  return (
    <p>
      <strong>Accessibility.</strong> {keyboard && `${keyboard}. `}
      {forced && `In forced colours: ${begun(forced)}. `}
      {script && `Without JavaScript: ${begun(script)}. `}
      <a href="?path=/docs/accessibility--docs">What is tested for every part</a>
    </p>
  );
}

/** A note in lower case, to continue a sentence. */
const begun = (note: string) => note.charAt(0).toLowerCase() + note.slice(1);
