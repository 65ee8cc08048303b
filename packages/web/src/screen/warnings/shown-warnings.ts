import { containsWords, isBlank } from '@signa/core/base';
import { type ConflictKind, conflictKindLabels } from '@signa/core/safety';
import type { ListedWarning } from './use-warnings';

/** Which warnings the list shows. */
export const warningViews = ['all', 'changed', 'waiting', 'review'] as const;
type WarningView = (typeof warningViews)[number];

export const isWarningView = (text: string): text is WarningView => (warningViews as readonly string[]).includes(text);

export const viewLabels: Readonly<Record<WarningView, string>> = {
  all: 'All warnings',
  changed: 'Changed here',
  waiting: 'Waiting for a second person',
  review: 'Proposed for review',
};

const shows: Readonly<Record<WarningView, (warning: ListedWarning) => boolean>> = {
  all: () => true,
  changed: ({ override }) => override !== null,
  waiting: ({ override }) => override?.state === 'proposed',
  review: ({ isToReview }) => isToReview,
};

/** What the list is narrowed by. */
export interface WarningFilter {
  readonly view: WarningView;
  /** `null` for every kind. */
  readonly kind: ConflictKind | null;
  readonly search: string;
}

/** The warnings of a view and kind that contain all words of the search, the most often shown first (P-421). */
export function shownWarnings(
  warnings: readonly ListedWarning[],
  { view, kind, search }: WarningFilter,
): readonly ListedWarning[] {
  const count = ({ shown }: ListedWarning) => (shown ? shown.issued + shown.declined : 0);
  return warnings
    .filter(
      (one) =>
        shows[view](one) &&
        (kind === null || one.row.kind === kind) &&
        (isBlank(search) || containsWords(textOf(one), search)),
    )
    .toSorted((a, b) => count(b) - count(a));
}

/** The kinds of the warnings, in the order of their names. */
export const kindsOf = (warnings: readonly ListedWarning[]): readonly ConflictKind[] =>
  [...new Set(warnings.map(({ row }) => row.kind))].toSorted((a, b) =>
    conflictKindLabels[a] < conflictKindLabels[b] ? -1 : 1,
  );

const textOf = ({ row: { id, about, message, source } }: ListedWarning) => `${id} ${about} ${message} ${source}`;
