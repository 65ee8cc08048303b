import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

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
        // Few files that compress well: the libraries, what screens share, and each screen.
        codeSplitting: {
          groups: [
            { name: 'base', test: /node_modules[\\/].*(react|scheduler|chakra-ui|pandacss|emotion|stylis|tanstack|oidc-client|jwt-decode)/, minShareCount: 2 },
            { name: 'part', test: /src[\\/](part|client|app[\\/](notice|keyboard|frame|theme))[\\/]|lucide-react|core[\\/]src/, minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: {
    proxy: Object.fromEntries(['/graphql', '/config.json', '/oidc'].map((path) => [path, 'http://localhost:4000'])),
  },
});
