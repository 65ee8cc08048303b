import { stateCode } from '../../base/contact/index.js';
import type { Issue } from '../../base/failure/index.js';
import { sameId, type RoleFacts } from '../location/index.js';
import { isBlank, isTooLong, trimmed, trimmedOrNull } from '../../base/text/index.js';
import type { PlainDate } from '../../base/time/index.js';
import { userLimits } from './limits.js';
import { userTexts } from './text.js';
import { noVetLicense, vetLicenseIssues, type VetLicenseForm } from './vet-license.js';

/** One row of the table of assignments. */
export interface AssignmentForm extends VetLicenseForm {
  /** Of a stored assignment; `null` for one that is added. */
  readonly id: string | null;
  readonly locationId: string;
  readonly roleId: string;
  readonly employeeId: string;
  readonly isPrimary: boolean;
  readonly isActive: boolean;
}

/** An assignment as it is stored, in the shape of its row. */
export interface StoredAssignment extends AssignmentForm {
  readonly id: string;
}

/** What the table is judged by. */
export interface AssignmentGround {
  readonly roles: readonly Pick<RoleFacts, 'id' | 'isActive' | 'canAuthorize'>[];
  /** The assignments of the person that are there already. */
  readonly stored: readonly StoredAssignment[];
  /** The calendar day at a location. */
  readonly todayAt: (locationId: string) => PlainDate;
}

/** A row as it is stored: a license that its role does not ask for is empty, and an inactive one is not primary. */
export interface AssignmentEntry extends Pick<
  AssignmentForm,
  'id' | 'locationId' | 'roleId' | 'isPrimary' | 'isActive'
> {
  readonly employeeId: string | null;
  readonly vetLicenseNumber: string | null;
  readonly vetLicenseExpiration: PlainDate | null;
  readonly vetLicenseState: string | null;
}

/** Whether the role of a row asks for a license; the fields are open then, else cleared. @see A-103 */
export function needsVetLicense({ roleId }: Pick<AssignmentForm, 'roleId'>, roles: AssignmentGround['roles']): boolean {
  return roles.find(({ id }) => sameId(id, roleId))?.canAuthorize === true;
}

/**
 * Whether a row is more than what is stored of it. A row that only loses the primary flag is not: another one takes it.
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
 * The violations of one row. What is stored and not touched holds nobody up, and nothing is asked of the license at a
 * place where the person does not work any more.
 *
 * @see
 */
export function assignmentIssues(row: AssignmentForm, at: string, ground: AssignmentGround): Issue[] {
  const stored = ground.stored.find(({ id }) => sameId(id, row.id));
  if (stored && !isRowChanged(row, stored)) return [];
  const issues = [
    isBlank(row.locationId) ? { path: `${at}locationId`, code: 'required', message: userTexts.location } : null,
    roleIssue(row, at, ground, stored),
    isTooLong(row.employeeId, userLimits.employeeId)
      ? {
          path: `${at}employeeId`,
          code: 'too-long',
          message: `Please use at most ${userLimits.employeeId} characters`,
        }
      : null,
  ];
  const license =
    row.isActive && needsVetLicense(row, ground.roles)
      ? vetLicenseIssues(row, at, {
          today: ground.todayAt(row.locationId),
          storedExpiration: stored?.vetLicenseExpiration ?? null,
          form: 'form',
        })
      : [];
  return [...issues.filter((issue) => issue !== null), ...license];
}

/** A role that is not active stays with who has it, and is given to nobody. */
function roleIssue(
  { roleId }: AssignmentForm,
  at: string,
  { roles }: AssignmentGround,
  stored: StoredAssignment | undefined,
): Issue | null {
  const role = roles.find(({ id }) => sameId(id, roleId));
  const isOpen = role !== undefined && (role.isActive || sameId(stored?.roleId, role.id));
  return isOpen
    ? null
    : { path: `${at}roleId`, code: isBlank(roleId) ? 'required' : 'unknown', message: userTexts.role };
}

/** @see */
export function settleAssignment(row: AssignmentForm, roles: AssignmentGround['roles']): AssignmentEntry {
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
