import type { Address } from '@signa/core/prescribing';
import { useMemo } from 'react';
import { useLocation } from 'react-router';

/** The current URL in the form that the state machines read. */
export function useAddress(): Address {
  const { pathname, search, state } = useLocation() as {
    readonly pathname: string;
    readonly search: string;
    readonly state: unknown;
  };
  return useMemo(() => ({ pathname, query: new URLSearchParams(search), state }), [pathname, search, state]);
}
