import { chakra } from '@chakra-ui/react';

export const mainId = 'page';

/** The first tab stop: skips the menu. */
export function SkipLink() {
  return (
    <chakra.a
      href={`#${mainId}`}
      position="fixed"
      left="2"
      top="-4rem"
      zIndex="notice"
      px="3"
      py="2"
      bg="bg.raised"
      color="accent.fg"
      borderWidth="1px"
      borderColor="border.default"
      borderRadius="control"
      textStyle="name"
      _focus={{ top: '2' }}
      _print={{ display: 'none' }}
    >
      Skip to main content
    </chakra.a>
  );
}
