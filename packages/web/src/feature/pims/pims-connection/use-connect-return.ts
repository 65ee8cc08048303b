import { type ConnectReturn, connectReturnOf, connectReturnPath, withoutConnectReturn } from '@signa/core/pims';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

export interface CameBack {
  readonly kind: NonNullable<ConnectReturn>;
  /** The whole URL, including the code. */
  readonly url: string;
}

/**
 * The parameters that the PIMS redirected back with. They leave the address bar as soon as the page opens, whatever the
 * outcome: keeping the code in the history, or resending it on reload, only helps an attacker.
 */
export function useConnectReturn(): CameBack | null {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [cameBack] = useState<CameBack | null>(() => {
    const kind = connectReturnOf(search);
    return kind && { kind, url: connectReturnAddress() + search };
  });
  const isIn = connectReturnOf(search) !== null;
  useEffect(() => {
    if (isIn) void navigate({ pathname, search: withoutConnectReturn(search) }, { replace: true });
  }, [isIn, navigate, pathname, search]);
  return cameBack;
}

export const connectReturnAddress = (): string => window.location.origin + connectReturnPath;
