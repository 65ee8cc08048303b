import type { Address } from '@signa/core/prescribing';
import { useMemo } from 'react';
import { useLocation } from 'react-router';

/** The address that is open, as the charts read it. */
export function useAddress(): Address {
  const { pathname, search, state } = useLocation() as {
    readonly pathname: string;
    readonly search: string;
    readonly state: unknown;
  };
  return useMemo(() => ({ pathname, query: new URLSearchParams(search), state }), [pathname, search, state]);
}
