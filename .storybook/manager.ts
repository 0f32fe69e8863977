import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';
// eslint-disable-next-line @nx/enforce-module-boundaries -- colours of the documentation, so they are not published
import { siteTheme } from '../libs/ui/src/docs/site/site-theme';

const isDark = matchMedia('(prefers-color-scheme: dark)');
const show = () => addons.setConfig({ theme: create(siteTheme(isDark.matches ? 'dark' : 'light')) });
show();
isDark.addEventListener('change', show);

// Storybook ends every title with its own name.
const title = document.querySelector('title')!;
const rename = () => {
  if (/Storybook$/.test(document.title))
    document.title = document.title.replace(/Storybook$/, 'Raang design system');
};
new MutationObserver(rename).observe(title, { childList: true });
rename();
