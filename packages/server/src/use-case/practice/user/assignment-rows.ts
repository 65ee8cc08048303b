import type { Issue } from '@signa/core/base';
import type { UserAssignmentInput } from '@signa/core/contract';
import {
  assignmentFieldsOf,
  type AssignmentForm,
  isRowChanged,
  sameId,
  type StoredAssignment,
} from '@signa/core/practice';
import type { StoredPost } from '../../../store/practice/user/person-store.js';

/** A row that was sent, as core expects it. */
export const rowOf = (input: UserAssignmentInput): AssignmentForm => ({
  id: input.id ?? null,
  ...assignmentFieldsOf(input),
});

/** A stored assignment in the shape of an input row. */
export const storedRowOf = (post: StoredPost): StoredAssignment => ({ id: post.id, ...assignmentFieldsOf(post) });

/** The table as it would be after the write: the rows sent, followed by the stored rows that were not sent. */
export function tableAfter(
  stored: readonly StoredAssignment[],
  sent: readonly UserAssignmentInput[],
): readonly AssignmentForm[] {
  const rows = sent.map(rowOf);
  const chooses = rows.some(({ isActive, isPrimary }) => isActive && isPrimary);
  const unsent = stored
    .filter(({ id }) => !rows.some((row) => sameId(row.id, id)))
    .map((row) => (chooses ? { ...row, isPrimary: false } : row));
  return [...rows, ...unsent];
}

/** The rows of a table that differ from what is stored. */
export function changedRows(
  table: readonly AssignmentForm[],
  stored: readonly StoredAssignment[],
): readonly AssignmentForm[] {
  return table.filter((row) => isRowChanged(row, storedOf(stored, row)));
}

export function storedOf<S extends { readonly id: string }>(
  stored: readonly S[],
  { id }: Pick<AssignmentForm, 'id'>,
): S | undefined {
  return id === null ? undefined : stored.find((one) => sameId(one.id, id));
}

/** Violations of rows that name an unknown assignment, an assignment twice, or one of another location. */
export function namingIssues(sent: readonly UserAssignmentInput[], stored: readonly StoredAssignment[]): Issue[] {
  return sent.flatMap(({ id, locationId }, index) => {
    if (!id) return [];
    const known = storedOf(stored, { id });
    const isRepeated = sent.slice(0, index).some((other) => sameId(other.id, id));
    if (!known || isRepeated)
      return [
        {
          path: `locationsUsers.${index}.id`,
          code: 'unknown',
          message: 'This assignment no longer exists. Load the page again.',
        },
      ];
    return sameId(known.locationId, locationId)
      ? []
      : [
          {
            path: `locationsUsers.${index}.locationId`,
            code: 'fixed',
            message: "The location of an assignment can't be changed. Add another assignment.",
          },
        ];
  });
}

/** Distinct locations named by the rows; the form reports a row without one. */
export function locationsNamed(rows: readonly { readonly locationId: string }[]): string[] {
  return [...new Set(rows.map(({ locationId }) => locationId).filter((id) => id !== ''))];
}
