/// <reference types="vite/client" />
import type { Preview } from '@storybook/react-vite';
import { setNetworkZone } from '@raang/text-time';
import { type ComponentProps, lazy, Suspense } from 'react';
import { storyControls } from './story-controls';
import { loadMessages, showIn, StoryProviders, themes } from './story-providers';
import './storybook.css';

/** Loads the checks only in the test run. */
const checks = import.meta.env['MODE'] === 'test' ? await import('./checks') : undefined;

/** Lazy chunks, for the documentation only. */
const LazyPage = lazy(() => import('./part-page'));
const PartPage = () => (
  <Suspense>
    <LazyPage />
  </Suspense>
);
const LazyContainer = lazy(() => import('./docs-container'));
const Container = (props: ComponentProps<typeof LazyContainer>) => (
  <Suspense>
    <LazyContainer {...props} />
  </Suspense>
);

// the examples are of Bangkok; a story makes its model when it loads
setNetworkZone('Asia/Bangkok');

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    // the checks run axe themselves
    a11y: { test: checks ? 'off' : 'error' },
    controls: { expanded: true },
    docs: { page: PartPage, container: Container, toc: { headingSelector: 'h2:not(form *)' } },
    options: {
      storySort: {
        order: [
          'Introduction',
          'Getting started',
          'Principles',
          'Foundations',
          ['Tokens', 'Thai typography', 'Theming', 'Accessibility', '*'],
          'All parts',
          'Components',
          'Patterns',
          ['Frame', 'Pages', 'Travel', 'Form', 'Errors', 'Forms'],
          'Views',
          'Templates',
          ['Frame', 'Home', '*'],
        ],
      },
    },
  },
  initialGlobals: { locale: 'th', theme: 'light', brand: 'raang' },
  globalTypes: {
    locale: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        items: [
          { value: 'th', title: 'ไทย' },
          { value: 'en', title: 'English' },
        ],
        dynamicTitle: true,
      },
    },
    theme: {
      description: 'Colour mode',
      toolbar: { icon: 'mirror', items: [...themes], dynamicTitle: true },
    },
    brand: {
      description: 'Brand',
      toolbar: {
        icon: 'paintbrush',
        items: [
          { value: 'raang', title: 'Raang' },
          { value: 'second', title: 'Another authority' },
        ],
        dynamicTitle: true,
      },
    },
  },
  argTypesEnhancers: [storyControls],
  loaders: [loadMessages],
  decorators: [
    (Story, context) => {
      showIn(document, context.globals);
      return (
        <StoryProviders context={context}>
          <Story />
        </StoryProviders>
      );
    },
  ],
  beforeEach: checks?.beforeEach ?? [],
  afterEach: checks?.afterEach ?? [],
};

export default preview;
