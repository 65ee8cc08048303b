import { fileURLToPath } from 'node:url';
import { createStyleSheet, staticStyles, styleSheetModule } from '@signa/static-styles';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { packedFiles } from './build/packed-files';
import { pageFiles } from './build/pages/page-files';
import { system } from './src/platform/theme/system';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const recipe = folder('../static-styles/src/compiled-recipe.tsx');

/**
 * The portal as static files that the server hands out.
 *
 * The rules are read from their sources, so that a build needs no order; while developing, everything
 * that is not a file of the portal is asked of a running server.
 */
function site(command: 'build' | 'serve'): UserConfig {
  const sheet = createStyleSheet(system);
  const pages = command === 'build' ? pageFiles(folder('src/')) : null;
  return {
    root: folder('.'),
    plugins: [
      styleSheetModule(sheet),
      // Without this line, the browser computes all styles.
      staticStyles({
        sources: folder('src/'),
        system,
        sheet,
        recipeModule: folder('src/platform/theme/compiled-recipe.ts'),
      }),
      react(),
      pages?.plugin,
      packedFiles(),
    ],
    resolve: {
      alias: [
        // Its own choice is the build with the warnings for who develops.
        { find: /^react-router$/, replacement: folder('node_modules/react-router/dist/production/index.js') },
        { find: '@signa/static-styles/recipe', replacement: recipe },
        { find: '@signa/core/sample-knowledge', replacement: folder('../core/knowledge/sample.js') },
        { find: /^@signa\/core\/(.+)$/, replacement: `${folder('../core/src')}/$1/index.ts` },
      ],
    },
    build: {
      outDir: 'dist/portal',
      emptyOutDir: true,
      target: 'es2022',
      // Files that need one another must not run a module before those it is made of; the others need no wrapping.
      ...(pages && {
        rolldownOptions: {
          experimental: { onDemandWrapping: true },
          output: { strictExecutionOrder: true, codeSplitting: { groups: pages.groups } },
        },
      }),
    },
    server: {
      // The sign-in comes back to this very address.
      strictPort: true,
      proxy: Object.fromEntries(
        [
          '/graphql',
          '/config.json',
          '/outside',
          '/inbound',
          '/session',
          '/login/callback',
          '/impersonate',
          '/profile-picture',
        ].map((path) => [path, `http://localhost:${process.env['PORT'] ?? '4000'}`]),
      ),
    },
  };
}

export default defineConfig(({ command }) => site(command));
