import { ChakraProvider } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { system } from './system';

/** The rules that hold for every page stand in the style sheet of the build, and are not written again. */
const drawing = { ...system, _global: [] };

/** What draws with the theme. */
export function Themed({ children }: { readonly children: ReactNode }) {
  return <ChakraProvider value={drawing}>{children}</ChakraProvider>;
}
