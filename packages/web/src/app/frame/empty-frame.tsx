import { chakra } from '@chakra-ui/react';

/** The empty frame, while it is found out who is there: nothing that would flash and go. */
export function EmptyFrame() {
  return (
    <chakra.div role="status" aria-label="Loading Signa" minH="100dvh" bg="bg.canvas">
      <chakra.div h="header" bg="bg.surface" borderBottomWidth="1px" borderColor="border.default" />
    </chakra.div>
  );
}
