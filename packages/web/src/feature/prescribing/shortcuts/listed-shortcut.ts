import type { Operations } from '@signa/core/contract';
import type { ShortcutType } from '@signa/core/practice';

export type ListedShortcut = Operations['Shortcut']['data']['shortcut'][number];

/** A practice manages its own shortcuts; support manages the global ones and those of any location. */
export type ShortcutArea = 'practice' | 'support';

/** The location whose shortcuts are shown; support may not have chosen one. */
export interface ShortcutLocation {
  readonly id: string;
  readonly name: string;
}

/** In display order. */
export const listedTypes = ['SIG', 'NC', 'NP'] as const satisfies readonly ShortcutType[];

/** The groups of a list, without empty ones. */
export const groupsOf = (shortcuts: readonly ListedShortcut[], only: ShortcutType | null) =>
  listedTypes
    .filter((type) => only === null || type === only)
    .map((type) => ({ type, shortcuts: shortcuts.filter((shortcut) => shortcut.type === type) }))
    .filter((group) => group.shortcuts.length > 0);
