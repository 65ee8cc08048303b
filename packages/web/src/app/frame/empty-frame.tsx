import { chakra } from '@chakra-ui/react';

/** Placeholder frame while the session is being checked. It stays blank so that no content flashes. */
export function EmptyFrame() {
  return (
    <chakra.div role="status" aria-label="Loading Signa" minH="100dvh" bg="bg.canvas">
      <chakra.div h="header" bg="bg.surface" borderBottomWidth="1px" borderColor="border.default" />
    </chakra.div>
  );
}
