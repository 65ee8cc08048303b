import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';

const Styled = chakra(Link, {
  base: { borderRadius: 'key', '&:hover': { textDecoration: 'underline' } },
});

/** Navigation state for a page that returns here: the address, including the open card (P-261). */
export function useReturnLink() {
  const { pathname, search } = useLocation();
  return { from: pathname + search } as const;
}

/** A link to a page that returns to the current one when closed. */
export function ReturnLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <Styled to={to} state={useReturnLink()}>
      {children}
    </Styled>
  );
}
