import { ChakraProvider } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { lazyObject } from './made-when-asked';
import { system } from './system';

/** Global styles and layer order are in the static stylesheet and are not emitted again. */
const drawing = lazyObject(() => system, { _config: { disableLayers: true }, _global: [] });

/** Provides the theme to its children. */
export function Themed({ children }: { readonly children: ReactNode }) {
  return <ChakraProvider value={drawing}>{children}</ChakraProvider>;
}
