import type { Issue } from '../../base/failure/index.js';
import { emptyForm, formIssues, formOf, isSameForm, settledForm } from '../../base/form/index.js';
import { sameId } from '../location/index.js';
import {
  type AssignmentContext,
  type AssignmentEntry,
  type AssignmentFields,
  assignmentFields,
  type AssignmentForm,
  needsVetLicense,
  type ReadAssignment,
  type RowFacts,
} from './assignment-fields.js';
import { noVetLicense } from './vet-license.js';

/** A new table row: active, without a role. */
export const newAssignment = (locationId: string, isPrimary: boolean): AssignmentForm => ({
  id: null,
  ...emptyForm<AssignmentFields, AssignmentEntry, RowFacts>(assignmentFields),
  locationId,
  isPrimary,
});

/** The fields of a row that is read or sent; a missing text becomes an empty one. @see A-151 */
export const assignmentFieldsOf = (row: ReadAssignment): AssignmentFields =>
  formOf<AssignmentFields, ReadAssignment>(assignmentFields, row);

/**
 * Whether a row differs from the stored one. Losing the primary flag is not a change, because another row takes it.
 *
 * @see
 */
export function isRowChanged(row: AssignmentForm, stored: AssignmentForm | undefined): boolean {
  if (!stored || (row.isPrimary && !stored.isPrimary)) return true;
  return !isSameForm<AssignmentFields>(assignmentFields, row, stored);
}

/**
 * The issues of one row. Unchanged stored values are not validated, nor is the license at a location where the user no
 * longer works.
 *
 * @see
 */
export function assignmentIssues(row: AssignmentForm, at: string, context: AssignmentContext): Issue[] {
  const stored = context.stored.find(({ id }) => sameId(id, row.id));
  if (stored && !isRowChanged(row, stored)) return [];
  const facts = { row, ground: context, stored: stored ?? null };
  return formIssues<AssignmentFields, AssignmentEntry, RowFacts>(assignmentFields, row, facts).map((issue) => ({
    ...issue,
    path: `${at}${issue.path}`,
  }));
}

/** @see */
export function settleAssignment(row: AssignmentForm, roles: AssignmentContext['roles']): AssignmentEntry {
  const licensed = needsVetLicense(row, roles) ? row : { ...row, ...noVetLicense };
  const entry = settledForm<AssignmentFields, AssignmentEntry, RowFacts>(assignmentFields, licensed);
  return { id: row.id, ...entry, isPrimary: row.isPrimary && row.isActive };
}
