import { createContext, use } from 'react';
import type { Call } from '../transport';

export const CallContext = createContext<Call | null>(null);

export function useCall(): Call {
  const call = use(CallContext);
  if (!call) throw new Error('useCall needs a CallContext around it');
  return call;
}
