import { chakra } from '@chakra-ui/react';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

/** Consequence of an action, shown in its confirmation dialog. */
export function Warning({ children }: { readonly children: ReactNode }) {
  return (
    <chakra.div
      display="flex"
      gap="2.5"
      p="3"
      bg="status.near.bg"
      borderWidth="1px"
      borderColor="status.near.border"
      borderRadius="control"
    >
      <chakra.span color="status.near.fg" display="inline-flex" flexShrink="0" pt="0.5">
        <TriangleAlert size={16} aria-hidden />
      </chakra.span>
      <chakra.div flex="1" minW="0">
        {children}
      </chakra.div>
    </chakra.div>
  );
}
