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

/** The page of a part: Storybook's own, with the part's accessibility statement before its stories. */
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

/** What is special about this part; what holds for all of them is said on the page it leads to. */
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

/** A note that goes on a sentence. */
const begun = (note: string) => note.charAt(0).toLowerCase() + note.slice(1);
