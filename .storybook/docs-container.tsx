import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { PropsWithChildren } from 'react';
import { create } from 'storybook/theming';
// eslint-disable-next-line @nx/enforce-module-boundaries -- colours of the documentation, so they are not published
import { type Mode, siteTheme } from '../libs/ui/src/docs/site/site-theme';
// eslint-disable-next-line @nx/enforce-module-boundaries -- the same
import { useGlobals } from '../libs/ui/src/docs/site/use-globals';
import { showIn } from './story-providers';

const themes = { light: create(siteTheme('light')), dark: create(siteTheme('dark')) };

/** A page of the documentation in the colour mode of the toolbar, also a page without a story. */
export default function Container(props: PropsWithChildren<DocsContainerProps>) {
  const globals = useGlobals();
  showIn(document, globals);
  return <DocsContainer {...props} theme={themes[modeOf(globals['theme'])]} />;
}

function modeOf(theme: unknown): Mode {
  if (theme === 'light' || theme === 'dark') return theme;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}
