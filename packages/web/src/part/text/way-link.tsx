import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';

const Styled = chakra(Link, {
  base: { borderRadius: 'key', '&:hover': { textDecoration: 'underline' } },
});

/** What a page that is opened from here needs to lead back: the address, with the card that is open in it (P-261). */
export function useWayBack() {
  const { pathname, search } = useLocation();
  return { from: pathname + search } as const;
}

/** A link to a page that closes to where one came from. */
export function WayLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <Styled to={to} state={useWayBack()}>
      {children}
    </Styled>
  );
}
