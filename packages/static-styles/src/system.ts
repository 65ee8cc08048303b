import type { createSystem } from '@chakra-ui/react/styled-system';

type ChakraSystem = ReturnType<typeof createSystem>;

/** The parts of a Chakra system that styles are computed with. */
export type StyleSystem = Pick<ChakraSystem, 'css' | 'cva' | 'isValidProperty' | 'layers' | '_global'>;

/** An object of style properties and nested rules, as Chakra's `css` accepts it. */
export type Styles = Parameters<ChakraSystem['css']>[number];

/** A recipe of an element with variants. */
export type Recipe = Parameters<ChakraSystem['cva']>[0];
