import { type ConnectReturn, connectReturnOf, connectReturnPath, withoutConnectReturn } from '@signa/core/pims';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

export interface CameBack {
  readonly kind: NonNullable<ConnectReturn>;
  /** The whole address, with the code. */
  readonly url: string;
}

/**
 * What the practice system sent the browser back with. It leaves the address bar as soon as the page opens, whatever
 * becomes of it: a code in a history, or sent again by a reload, is of no use to anybody good.
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
