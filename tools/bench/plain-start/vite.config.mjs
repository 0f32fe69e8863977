// A plain TanStack Start application: the yardstick for the site's pages.
import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  logLevel: 'error',
  plugins: [tanstackStart(), react()],
  // React as a production build, whatever NODE_ENV is
  environments: { ssr: { resolve: { noExternal: true } } },
});
