import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// Few files that compress well: the libraries, what the sign-in needs, what most screens share,
// and each screen with what it alone needs.
const libraries =
  /node_modules[\\/](react|react-dom|scheduler|react-router|@chakra-ui|@pandacss|@emotion|stylis|@tanstack|oidc-client-ts|jwt-decode|hoist-non-react-statics|react-is|dayjs)[\\/]/;
const door =
  /web[\\/]src[\\/](client|app[\\/](notice|theme|services|frame[\\/](waiting|full-page|logo)|session[\\/](use-signed-in|use-session-acts|session-en))|part[\\/](button[\\/](button|icon-button|key-cap)|notice|surface[\\/](card|empty)|overlay[\\/](tooltip|bubble)))|core[\\/]src[\\/](failure|operation|time|practice[\\/]storage-key)|node_modules[\\/]lucide-react[\\/]dist[\\/]esm[\\/]([a-z]+\.|createLucideIcon|icons[\\/](x|check|circle-x|info|triangle-exclamation-point|settings|cloud-off|log-in)\.)/i;
const desk =
  /web[\\/]src[\\/](app[\\/]frame[\\/]|part[\\/](badge|field|list|picture|surface|overlay))|core[\\/]src[\\/](prescription|product|task|patient)[\\/]/;

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
            { name: 'base', test: libraries, priority: 3 },
            { name: 'door', test: door, priority: 2 },
            { name: 'desk', test: desk, minShareCount: 3, priority: 1 },
          ],
        },
      },
    },
  },
  server: {
    proxy: Object.fromEntries(['/graphql', '/config.json', '/outside'].map((path) => [path, 'http://localhost:4000'])),
  },
});
