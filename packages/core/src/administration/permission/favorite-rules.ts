import type { ContractName } from '../../contract/index.js';
import { del, edit, readPrescriptions } from './need.js';
import type { PermissionRule } from './rule.js';

/** Kept by those who keep shortcuts; `mayKeepFavorite` checks the scope of the record. Support keeps none (P-494). */
const change: PermissionRule = {
  requirement: 'P-494',
  practice: { kind: 'rights', all: [edit('shortcuts')] },
  support: 'no',
  impersonating: 'as-user',
};

/** Favorites: whole prescriptions under a name. */
export const favoriteRules = {
  GetFavorites: { ...change, requirement: 'P-495', practice: { kind: 'rights', all: [readPrescriptions] } },
  AddFavorite: change,
  UpdateFavorite: change,
  DeleteFavorite: { ...change, practice: { kind: 'rights', all: [del('shortcuts')] } },
} as const satisfies Partial<Record<ContractName, PermissionRule>>;
