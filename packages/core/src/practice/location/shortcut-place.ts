import { allowed, refuse, required, type Issue, type Verdict } from '../../base/failure/index.js';

/** The scope of a shortcut: one location, or every practice. */
export interface ShortcutPlace {
  readonly locationId?: string | null;
  /** `null` until support has chosen. */
  readonly isGlobal?: boolean | null;
}

export const shortcutPlaceTexts = {
  supportOnly: 'Only Signa support can change global shortcuts.',
  both: 'A global shortcut cannot have a location.',
} as const;

/**
 * The issues of an incomplete scope. A missing value never makes a shortcut global.
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
 * Whether a user may change a shortcut of this scope: global ones belong to support, also while support impersonates a
 * user of a practice.
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
