import type { ContractName, Operations } from '@signa/core/contract';
import type { Caller } from '@signa/core/administration';
import type { Features, Menu } from '@signa/core/practice';
import type { PlainDate } from '@signa/core/base';
import { createContext, use } from 'react';

export type SignedInUser = NonNullable<Operations['GetUserByUsername']['data']['userByUsername']>;
export type Assignment = SignedInUser['locationsUsers'][number];
export type PracticeLocation = NonNullable<Assignment['location']>;

/** Context shared by all practice screens: the user, the location, and the permissions there. */
export interface Practice {
  readonly user: SignedInUser;
  /** The selected assignment; its `id` is the acting location user. */
  readonly assignment: Assignment;
  /** Assignments loaded in full: all active ones if there are few, or else only the selected one. */
  readonly assignments: readonly Assignment[];
  /** Whether there are more assignments, which are searched on the server. */
  readonly isChain: boolean;
  readonly location: PracticeLocation;
  readonly features: Features;
  /** Existing pages only. */
  readonly menu: Menu;
  readonly isImpersonating: boolean;
  readonly caller: Caller;
  /** The current calendar day at the location. */
  readonly today: () => PlainDate;
  /** Whether the user can call an operation at this location. Controls without permission are hidden. */
  readonly mayUse: (operation: ContractName) => boolean;
}

export const PracticeContext = createContext<Practice | null>(null);

export function usePractice(): Practice {
  const practice = use(PracticeContext);
  if (!practice) throw new Error('usePractice needs a PracticeContext around it');
  return practice;
}
