import { csvLine, csvMark, reviewStatusText, grantText } from '@signa/core/administration';
import type { AccessReview, AccessRight } from './use-access-review';

export type ReviewFormat = 'csv' | 'json';

const heading = [
  ...['Person', 'Email', 'Role', 'Way', 'Last day of the delegation', 'License of', 'License', 'State', 'License end'],
  ...['Cannot be used because', 'Last used', 'Last sign-in', 'Since', 'Review'],
];

/** Exports the rights of a location and their answers; formulas in names are neutralized. */
export function reviewFile(review: AccessReview, format: ReviewFormat): Blob {
  if (format === 'json')
    return new Blob([`${JSON.stringify(withoutReader(review), null, 2)}\n`], { type: 'application/json' });
  // The byte order mark lets spreadsheet programs detect UTF-8.
  const lines = [heading, ...review.rights.map(cells)].map(csvLine).join('');
  return new Blob([csvMark + lines], { type: 'text/csv;charset=utf-8' });
}

function cells(right: AccessRight): (string | null)[] {
  return [
    ...[right.displayName, right.email, right.roleName, grantText(right), right.lastDay, right.vetName],
    ...[right.vetLicenseNumber, right.vetLicenseState, right.vetLicenseExpiration, right.lacks.join(' ')],
    ...[right.lastUsedOn, right.lastSignInOn, right.since, reviewStatusText(right.standing, right.kept)],
  ];
}

/** The reader's own permissions are not part of the review. */
function withoutReader({ rights, ...review }: AccessReview) {
  return { ...review, rights: rights.map(({ whyNotRemove: _, state: __, ...right }) => right) };
}
