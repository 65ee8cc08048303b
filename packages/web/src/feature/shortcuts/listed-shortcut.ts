import type { Operations } from '@signa/core/contract';
import type { ShortcutType } from '@signa/core/practice';

export type ListedShortcut = Operations['Shortcut']['data']['shortcut'][number];

/** A practice keeps its own; support keeps the global ones and those of any location. */
export type ShortcutArea = 'practice' | 'support';

/** The location whose shortcuts are shown; support may have chosen none. */
export interface ShortcutLocation {
  readonly id: string;
  readonly name: string;
}

/** As the lists name them. */
export const listedTypes = ['SIG', 'NC', 'NP'] as const satisfies readonly ShortcutType[];

/** The groups of a list, the empty ones left out. */
export const groupsOf = (shortcuts: readonly ListedShortcut[], only: ShortcutType | null) =>
  listedTypes
    .filter((type) => only === null || type === only)
    .map((type) => ({ type, shortcuts: shortcuts.filter((shortcut) => shortcut.type === type) }))
    .filter((group) => group.shortcuts.length > 0);
