import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Card } from '../../part/surface/card';

/** A single message on an otherwise empty page. */
export function FullPage({ children }: { readonly children: ReactNode }) {
  return (
    <chakra.main minH="100dvh" display="flex" alignItems="center" justifyContent="center" p="4">
      <Card w="28rem" maxW="full" p="4">
        {children}
      </Card>
    </chakra.main>
  );
}
