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
  build: { outDir: 'dist/portal', emptyOutDir: true, target: 'es2022', assetsInlineLimit: 2048, reportCompressedSize: true },
  server: {
    proxy: Object.fromEntries(['/graphql', '/config.json', '/oidc'].map((path) => [path, 'http://localhost:4000'])),
  },
});
