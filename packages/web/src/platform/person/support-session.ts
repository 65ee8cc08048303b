import type { MenuLink } from '@signa/core/practice';
import { createContext, use } from 'react';
import type { SupportUser } from './use-person';

/** Context shared by all screens of the support area. */
export interface SupportSession {
  readonly support: SupportUser;
  readonly menu: readonly MenuLink[];
  /** Whether the practice search hides inactive practices. The setting lasts until sign-out or reload. */
  readonly onlyActive: { readonly is: boolean; readonly change: (next: boolean) => void };
}

export const SupportContext = createContext<SupportSession | null>(null);

export function useSupport(): SupportSession {
  const session = use(SupportContext);
  if (!session) throw new Error('useSupport needs a SupportContext around it');
  return session;
}
