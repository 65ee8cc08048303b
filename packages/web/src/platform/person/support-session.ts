import type { MenuLink } from '@signa/core/practice';
import { createContext, use } from 'react';
import type { SupportUser } from './use-person';

/** What every screen of the support area knows. */
export interface SupportSession {
  readonly support: SupportUser;
  readonly menu: readonly MenuLink[];
  /** Whether the search of practices leaves out what is not active: it keeps its position until sign-out or reload. */
  readonly onlyActive: { readonly is: boolean; readonly change: (next: boolean) => void };
}

export const SupportContext = createContext<SupportSession | null>(null);

export function useSupport(): SupportSession {
  const session = use(SupportContext);
  if (!session) throw new Error('useSupport needs a SupportContext around it');
  return session;
}
