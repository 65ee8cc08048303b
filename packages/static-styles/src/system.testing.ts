import { createSystem, defineConfig } from '@chakra-ui/react';
import { defaultBaseConfig } from '@chakra-ui/react/preset-base';

const color = (value: string) => ({ value });

/** A small theme for tests. */
export const testSystem = createSystem(
  defaultBaseConfig,
  defineConfig({
    cssVarsPrefix: 'test',
    globalCss: { body: { background: 'bg.canvas' } },
    theme: {
      tokens: {
        spacing: { 1: { value: '0.25rem' }, 2: { value: '0.5rem' }, 3: { value: '0.75rem' }, 4: { value: '1rem' } },
        sizes: { 4: { value: '1rem' }, 8: { value: '2rem' }, 9: { value: '2.25rem' } },
      },
      semanticTokens: {
        colors: {
          fg: { muted: color('#555') },
          bg: { canvas: color('#fff'), page: color('#fefefe'), hover: color('#eee') },
          accent: { solid: color('#06c') },
        },
      },
    },
  }),
);
