import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { aheadOfSignIn } from './ahead-of-sign-in.config';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// Few files that compress well: the libraries, what the sign-in needs, what every page of a signed-in person shares, what
// some pages share (those who share nearly the same get the same), and each page with what it alone needs.
const libraries =
  /node_modules[\\/](react|react-dom|scheduler|react-router|@chakra-ui|@pandacss|@emotion|stylis|@tanstack|oidc-client-ts|jwt-decode|hoist-non-react-statics|react-is|dayjs)[\\/]|rolldown[\\/]runtime/;
const within = (...paths: readonly string[]) => new RegExp(paths.join('|').replaceAll('/', '[\\\\/]'));
const product = within(
  'web/src/part/product',
  'web/src/screen/create/(flow|client)',
  'core/src/selection/(?!direct|visit|office-use-start)',
  'core/src/product/search',
);
const form = within(
  'prescription-form/(advanced|conflict|facts|field|form-|issue|party|prescription-form|product-choice|setting|signing|use-)',
  'prescription-form/(editor/(?!editor-layout)|notice/(?!note-line|begun)|unsent/(use-unsent|kept))',
  'web/src/screen/prescribe/(?!new-work|unsent)',
  'core/src/(conflict|flow|selection/office-use-start)',
  'core/src/prescription/(advanced|authorize|change-form|check-form|client-notification|compounding|consult|days)',
  'core/src/prescription/(directions|expiration|flavor|form|may-issue|notes|parties|product-choice-|product-wishes)',
  'core/src/prescription/(quantity|refills)\\.',
  'core/src/prescription/(settle|start-form)',
);
const paper = within('web/src/part/print', 'core/src/prescription/(print-|quantity-in-words)');
const desk = within('web/src/app/(frame|session/(session-gate|practice))');
const shared = /web[\\/]src|core[\\/]src|lucide-react|xstate|use-sync|use-iso/;

/**
 * The portal as static files that the server hands out.
 *
 * The rules are read from their sources, so that a build needs no order; while developing, everything
 * that is not a file of the portal is asked of a running server.
 */
export default defineConfig({
  root: folder('.'),
  plugins: [react(), aheadOfSignIn()],
  resolve: {
    alias: [{ find: /^@signa\/core\/([a-z]+)$/, replacement: `${folder('../core/src')}/$1/index.ts` }],
  },
  build: {
    outDir: 'dist/portal',
    emptyOutDir: true,
    target: 'es2022',
    rolldownOptions: {
      output: {
        // Chunks that need one another must not run a module before those it is made of.
        strictExecutionOrder: true,
        codeSplitting: {
          groups: [
            { name: 'base', test: libraries, priority: 6 },
            { name: 'door', tags: ['$initial'], priority: 5 },
            { name: 'desk', test: desk, priority: 4 },
            // Finding a product and whom it is for: the first pages have no use for it, however little it is.
            { name: 'product', test: product, priority: 3, includeDependenciesRecursively: false },
            // The form: pages that list what it is about have its drafts and its notes, and not its fields.
            { name: 'form', test: form, priority: 3, includeDependenciesRecursively: false },
            // The printed prescription, which is drawn when somebody prints.
            { name: 'paper', test: paper, priority: 3, includeDependenciesRecursively: false },
            // The charts' engine comes with the first page that walks one.
            { name: 'chart', test: /node_modules[\\/](xstate|@xstate|use-sync|use-iso)/, priority: 3 },
            {
              name: 'pages',
              test: shared,
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: 100_000,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
  server: {
    // The sign-in comes back to this very address.
    strictPort: true,
    proxy: Object.fromEntries(
      ['/graphql', '/config.json', '/outside', '/inbound'].map((path) => [path, 'http://localhost:4000']),
    ),
  },
});
