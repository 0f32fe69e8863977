import {
  Controls,
  Description,
  Heading,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
// eslint-disable-next-line @nx/enforce-module-boundaries -- pages of the documentation, so they are not published
import { guideBeside } from '../libs/ui/src/docs/guides';
// eslint-disable-next-line @nx/enforce-module-boundaries -- the same
import { GuideBody, GuideHead } from '../libs/ui/src/docs/site/guide-page';

/** Storybook's page of a part: its guide, then what developers try out. */
export default function PartPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const file = guideBeside(String(preparedMeta.parameters['fileName']));
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      {file && <GuideHead file={file} />}
      {file && <GuideBody file={file} />}
      <Heading>Try it out</Heading>
      <Primary />
      <Controls />
      <Stories />
    </>
  );
}
