import { visit, type Visit } from './visit.js';

/** Title of `/create/rx/direct/` (P-042). */
export const directTitle = 'Editing Draft';

/** What the navigation state of `/create/rx/direct/` has to carry: a draft, or a copy, which has no id (P-119). */
export interface DirectState {
  readonly prescription: { readonly id?: string | null };
}

/** The page with a prescription, or the way to `/create` (P-042). */
export type DirectEntry<State extends DirectState> =
  | { readonly kind: 'edit' | 'copy'; readonly prescription: State['prescription'] }
  | { readonly kind: 'redirect'; readonly visit: Visit };

/**
 * What `/create/rx/direct/` opens. A reload, a bookmark or a typed address brings no state and goes to `/create`.
 *
 * @param state - the navigation state; `isState` knows whether it is whole
 * @see P-042
 */
export function directEntry<State extends DirectState>(
  state: unknown,
  isState: (state: unknown) => state is State,
): DirectEntry<State> {
  if (!isState(state)) return { kind: 'redirect', visit: visit('/create', new URLSearchParams(), 'replace') };
  const { prescription } = state;
  return { kind: prescription.id == null ? 'copy' : 'edit', prescription };
}
