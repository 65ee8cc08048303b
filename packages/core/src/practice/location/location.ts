import type { PimsConnectionType } from '../pims-connection/index.js';

/** P-229. */
export const activeFilters = ['active', 'all', 'non-active'] as const;
export type ActiveFilter = (typeof activeFilters)[number];

/** Directions, note to pharmacy, note to client. */
export const shortcutTypes = ['SIG', 'NP', 'NC'] as const;
export type ShortcutType = (typeof shortcutTypes)[number];

/** The facts about a location that rules need. Field names are those of the API. */
export interface LocationFacts {
  readonly id: string;
  readonly timeZone: string | null;
  readonly isActive: boolean;
  readonly organization: { readonly isActive: boolean; readonly isPIMSEnabled: boolean } | null;
  readonly isPimsEnabled: boolean | null;
  readonly pimsAccountId: string | null;
  readonly pimsConnectionType: PimsConnectionType | null;
  readonly isEnabledForWriteback: boolean;
  readonly isOfficeUseEnabled: boolean;
  /** `code` is brava or signa. */
  readonly locationPortalType: { readonly code: string };
  readonly priceBookType: string;
  readonly locationPharmacies: readonly { readonly code: string; readonly name: string; readonly fax: string | null }[];
  readonly locationAddresses: readonly { readonly state: string; readonly isActive: boolean }[];
}
