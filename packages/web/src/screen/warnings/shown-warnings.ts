import { containsWords, isBlank } from '@signa/core/base';
import type { ListedWarning } from './use-warnings';

/** Which warnings the list shows. */
export const warningViews = ['all', 'changed', 'waiting', 'review'] as const;
export type WarningView = (typeof warningViews)[number];

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

/** The warnings of a view that contain all words of the search, the most often shown first (P-421). */
export function shownWarnings(
  warnings: readonly ListedWarning[],
  { view, search }: { readonly view: WarningView; readonly search: string },
): readonly ListedWarning[] {
  const count = ({ shown }: ListedWarning) => (shown ? shown.issued + shown.declined : 0);
  return warnings
    .filter((one) => shows[view](one) && (isBlank(search) || containsWords(textOf(one), search)))
    .toSorted((a, b) => count(b) - count(a));
}

const textOf = ({ row, about, source }: ListedWarning) => `${row.id} ${about} ${row.message} ${source}`;
