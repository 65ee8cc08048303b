import { allowed, refuse, required, type Issue, type Verdict } from '../../base/failure/index.js';

/** For whom a shortcut is: for one location, or for every practice. */
export interface ShortcutPlace {
  readonly locationId?: string | null;
  /** Null while support has not chosen yet. */
  readonly isGlobal?: boolean | null;
}

export const shortcutPlaceTexts = {
  supportOnly: 'Only Signa support changes global shortcuts.',
  both: 'A global shortcut has no location of its own.',
} as const;

/**
 * What is missing of the choice for whom a shortcut is. Nothing is global by leaving something out.
 *
 * @returns issues with the paths `isGlobal` and `locationId`
 * @see A-135
 */
export function checkShortcutPlace({ locationId, isGlobal }: ShortcutPlace): Issue[] {
  if (isGlobal === true)
    return locationId ? [{ path: 'locationId', code: 'not-allowed', message: shortcutPlaceTexts.both }] : [];
  if (locationId) return [];
  return [required(isGlobal === null ? 'isGlobal' : 'locationId')];
}

/**
 * Whether somebody changes a shortcut of that kind at all: a global one is support's, also while support works as
 * somebody of a practice.
 *
 * @see
 */
export function mayKeepShortcut(
  shortcut: { readonly isGlobal: boolean },
  caller: { readonly kind: 'practice' | 'support' | 'impersonating' },
): Verdict {
  const isOpen = !shortcut.isGlobal || caller.kind === 'support';
  return isOpen ? allowed : refuse('FORBIDDEN', shortcutPlaceTexts.supportOnly);
}
