import { createSystem, defineConfig } from '@chakra-ui/react';
import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { colors } from './colors';
import { globalCss } from './global';
import { breakpoints, metrics } from './metrics';
import { textStyles, typeTokens } from './type';

const config = defineConfig({
  preflight: true,
  cssVarsPrefix: 'signa',
  conditions: {
    // Without weight of their own, so that the order base, dark, print decides and paper wins.
    dark: ':where(.dark) &',
    print: '@media print',
  },
  globalCss,
  theme: { breakpoints, tokens: { ...metrics, ...typeTokens }, semanticTokens: { colors }, textStyles },
});

/** The theme: our tokens over the bare style properties, without a recipe that no part draws. */
export const system = createSystem(defaultBaseConfig, config);
