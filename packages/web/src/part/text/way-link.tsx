import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';

const Styled = chakra(Link, {
  base: { borderRadius: 'key', '&:hover': { textDecoration: 'underline' } },
});

/** Navigation state for a page that returns here: the address, including the open card (P-261). */
export function useWayBack() {
  const { pathname, search } = useLocation();
  return { from: pathname + search } as const;
}

/** A link to a page that returns to the current one when closed. */
export function WayLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <Styled to={to} state={useWayBack()}>
      {children}
    </Styled>
  );
}
