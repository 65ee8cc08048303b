import { ChakraProvider } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { madeWhenAsked } from './made-when-asked';
import { system } from './system';

/** The rules that hold for every page, and the order of the layers, stand in the style sheet, and are not written again. */
const drawing = madeWhenAsked(() => system, { _config: { disableLayers: true }, _global: [] });

/** What draws with the theme. */
export function Themed({ children }: { readonly children: ReactNode }) {
  return <ChakraProvider value={drawing}>{children}</ChakraProvider>;
}
