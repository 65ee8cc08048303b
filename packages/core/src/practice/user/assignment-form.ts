import { stateCode } from '../../base/contact/index.js';
import type { Issue } from '../../base/failure/index.js';
import { sameId, type RoleFacts } from '../location/index.js';
import { isBlank, isTooLong, trimmed, trimmedOrNull } from '../../base/text/index.js';
import type { PlainDate } from '../../base/time/index.js';
import { userLimits } from './limits.js';
import { userTexts } from './text.js';
import { noVetLicense, vetLicenseIssues, type VetLicenseForm } from './vet-license.js';

/** A row of the assignments table. */
export interface AssignmentForm extends VetLicenseForm {
  /** Of a stored assignment; `null` for a new one. */
  readonly id: string | null;
  readonly locationId: string;
  readonly roleId: string;
  readonly employeeId: string;
  readonly isPrimary: boolean;
  readonly isActive: boolean;
}

/** A stored assignment as a table row. */
export interface StoredAssignment extends AssignmentForm {
  readonly id: string;
}

/** The context for validating the table. */
export interface AssignmentContext {
  readonly roles: readonly Pick<RoleFacts, 'id' | 'isActive' | 'canAuthorize'>[];
  /** The existing assignments of the user. */
  readonly stored: readonly StoredAssignment[];
  /** The calendar day at a location. */
  readonly todayAt: (locationId: string) => PlainDate;
}

/** A row as it is stored: a license its role does not require is empty, and an inactive row is not primary. */
export interface AssignmentEntry extends Pick<
  AssignmentForm,
  'id' | 'locationId' | 'roleId' | 'isPrimary' | 'isActive'
> {
  readonly employeeId: string | null;
  readonly vetLicenseNumber: string | null;
  readonly vetLicenseExpiration: PlainDate | null;
  readonly vetLicenseState: string | null;
}

/** Whether the role of a row requires a license; otherwise the fields are disabled and cleared. @see A-103 */
export function needsVetLicense(
  { roleId }: Pick<AssignmentForm, 'roleId'>,
  roles: AssignmentContext['roles'],
): boolean {
  return roles.find(({ id }) => sameId(id, roleId))?.canAuthorize === true;
}

/**
 * Whether a row differs from the stored one. Losing the primary flag is not a change, because another row takes it.
 *
 * @see
 */
export function isRowChanged(row: AssignmentForm, stored: AssignmentForm | undefined): boolean {
  if (!stored || (row.isPrimary && !stored.isPrimary)) return true;
  const isSame =
    sameId(row.locationId, stored.locationId) && sameId(row.roleId, stored.roleId) && row.isActive === stored.isActive;
  return !isSame || rowTexts.some((field) => trimmed(row[field]) !== trimmed(stored[field]));
}

const rowTexts = ['employeeId', 'vetLicenseNumber', 'vetLicenseExpiration', 'vetLicenseState'] as const;

/**
 * The issues of one row. Unchanged stored values are not validated, nor is the license at a location where the user no
 * longer works.
 *
 * @see
 */
export function assignmentIssues(row: AssignmentForm, at: string, context: AssignmentContext): Issue[] {
  const stored = context.stored.find(({ id }) => sameId(id, row.id));
  if (stored && !isRowChanged(row, stored)) return [];
  const issues = [
    isBlank(row.locationId) ? { path: `${at}locationId`, code: 'required', message: userTexts.location } : null,
    roleIssue(row, at, context, stored),
    isTooLong(row.employeeId, userLimits.employeeId)
      ? {
          path: `${at}employeeId`,
          code: 'too-long',
          message: `Enter at most ${userLimits.employeeId} characters`,
        }
      : null,
  ];
  const license =
    row.isActive && needsVetLicense(row, context.roles)
      ? vetLicenseIssues(row, at, {
          today: context.todayAt(row.locationId),
          storedExpiration: stored?.vetLicenseExpiration ?? null,
          form: 'form',
        })
      : [];
  return [...issues.filter((issue) => issue !== null), ...license];
}

/** Users keep an inactive role, but it cannot be assigned. */
function roleIssue(
  { roleId }: AssignmentForm,
  at: string,
  { roles }: AssignmentContext,
  stored: StoredAssignment | undefined,
): Issue | null {
  const role = roles.find(({ id }) => sameId(id, roleId));
  const isOpen = role !== undefined && (role.isActive || sameId(stored?.roleId, role.id));
  return isOpen
    ? null
    : { path: `${at}roleId`, code: isBlank(roleId) ? 'required' : 'unknown', message: userTexts.role };
}

/** @see */
export function settleAssignment(row: AssignmentForm, roles: AssignmentContext['roles']): AssignmentEntry {
  const license = needsVetLicense(row, roles) ? row : noVetLicense;
  return {
    id: row.id,
    locationId: row.locationId,
    roleId: row.roleId,
    employeeId: trimmedOrNull(row.employeeId),
    vetLicenseNumber: trimmedOrNull(license.vetLicenseNumber),
    vetLicenseExpiration: license.vetLicenseExpiration,
    vetLicenseState: stateCode(license.vetLicenseState),
    isPrimary: row.isPrimary && row.isActive,
    isActive: row.isActive,
  };
}
