import { allowed, refuse, type Verdict } from '../../base/failure/index.js';
import type { FavoriteScope } from './favorite.js';

export const favoriteScopeTexts = {
  others: 'Another user keeps this favorite for themselves.',
  otherLocation: 'Another location of the organization keeps this favorite. Change it there.',
  organization: 'A favorite of the organization can be changed only by users who can change the practice settings.',
} as const;

/**
 * Whether a user who can change shortcuts at the location may also add, change, or delete a favorite of this scope:
 * their own one, one of the location, or, with the right to the practice settings, one of the organization.
 *
 * @see P-494
 */
export function mayKeepFavorite(
  favorite: { readonly scope: FavoriteScope; readonly isOwn: boolean },
  caller: { readonly mayChangeSettings: boolean },
): Verdict {
  switch (favorite.scope) {
    case 'location':
      return allowed;
    case 'own':
      return favorite.isOwn ? allowed : refuse('FORBIDDEN', favoriteScopeTexts.others);
    case 'organization':
      return caller.mayChangeSettings ? allowed : refuse('FORBIDDEN', favoriteScopeTexts.organization);
  }
}
