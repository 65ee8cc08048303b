import type { ContractName, Operations } from '@signa/core/contract';
import type { Caller } from '@signa/core/administration';
import type { Features, Menu } from '@signa/core/practice';
import type { PlainDate } from '@signa/core/base';
import { createContext, use } from 'react';

export type SignedInUser = NonNullable<Operations['GetUserByUsername']['data']['userByUsername']>;
export type Assignment = SignedInUser['locationsUsers'][number];
export type PracticeLocation = NonNullable<Assignment['location']>;

/** What every screen of a practice knows: who works, where, and what is open to them there. */
export interface Practice {
  readonly user: SignedInUser;
  /** The selected assignment; its `id` is the acting location user. */
  readonly assignment: Assignment;
  /** Those that are known whole: all active ones where they are few, else the selected one alone. */
  readonly assignments: readonly Assignment[];
  /** There are more, which are searched on the server. */
  readonly isChain: boolean;
  readonly location: PracticeLocation;
  readonly features: Features;
  /** Only the pages that exist. */
  readonly menu: Menu;
  readonly isImpersonating: boolean;
  readonly caller: Caller;
  /** The calendar day at the location. */
  readonly today: () => PlainDate;
  /** Whether the person may call an operation here at all; what they may not is not shown. */
  readonly mayUse: (operation: ContractName) => boolean;
}

export const PracticeContext = createContext<Practice | null>(null);

export function usePractice(): Practice {
  const practice = use(PracticeContext);
  if (!practice) throw new Error('usePractice needs a PracticeContext around it');
  return practice;
}
