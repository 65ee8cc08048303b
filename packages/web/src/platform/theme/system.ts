import { createSystem, defineConfig } from '@chakra-ui/react';
import { colors } from './colors';
import { globalCss } from './global';
import { breakpoints, metrics } from './metrics';
import { lazyObject } from './made-when-asked';
import { memoizedSystem } from './memoized-system';
import { styleProps } from './style-props';
import { textStyles, typeTokens } from './type';

const theme = defineConfig({
  preflight: true,
  cssVarsPrefix: 'signa',
  globalCss,
  theme: { breakpoints, tokens: { ...metrics, ...typeTokens }, semanticTokens: { colors }, textStyles },
});

/**
 * The theme: our tokens, the style properties in use, and no unused recipes. Creating it is slow, so pages with
 * precompiled styles render without it.
 */
export const system = lazyObject(() => memoizedSystem(createSystem(styleProps, theme)));
