import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// Few files that compress well: the libraries, what every page of a signed-in person shares, what pages share among
// them, the form, what is printed, and each page with what it alone needs. What the sign-in needs stays with the start.
const libraries =
  /node_modules[\\/](react|react-dom|scheduler|react-router|@chakra-ui|@pandacss|@emotion|stylis|@tanstack|oidc-client-ts|jwt-decode|hoist-non-react-statics|react-is|dayjs)[\\/]|rolldown[\\/]runtime/;
const form =
  /part[\\/]prescription-form[\\/](?!room|lists|editor[\\/]editor-layout)|core[\\/]src[\\/](flow|conflict)[\\/]|node_modules[\\/](xstate|@xstate|use-sync)/;
const paper =
  /screen[\\/]print[\\/]|core[\\/]src[\\/]prescription[\\/](print-|quantity-in-words|detail-view)|core[\\/]src[\\/]product[\\/]dosage-image|part[\\/]picture[\\/]dosage-image|part[\\/]surface[\\/]facts/;
const desk = /web[\\/]src[\\/]app[\\/](frame|session[\\/](session-gate|practice))/;
const shared = /web[\\/]src|core[\\/]src|lucide-react/;

/**
 * The portal as static files that the server hands out.
 *
 * The rules are read from their sources, so that a build needs no order; while developing, everything
 * that is not a file of the portal is asked of a running server.
 */
export default defineConfig({
  root: folder('.'),
  plugins: [react()],
  resolve: {
    alias: [{ find: /^@signa\/core\/([a-z]+)$/, replacement: `${folder('../core/src')}/$1/index.ts` }],
  },
  build: {
    outDir: 'dist/portal',
    emptyOutDir: true,
    target: 'es2022',
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'base', test: libraries, priority: 6 },
            { name: 'door', tags: ['$initial'], priority: 5 },
            { name: 'desk', test: desk, priority: 4 },
            { name: 'form', test: form, priority: 3, includeDependenciesRecursively: false },
            { name: 'paper', test: paper, minShareCount: 2, priority: 3, includeDependenciesRecursively: false },
            { name: 'pages', test: shared, minShareCount: 2, priority: 2, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
  server: {
    proxy: Object.fromEntries(['/graphql', '/config.json', '/outside'].map((path) => [path, 'http://localhost:4000'])),
  },
});
