import { stateCode } from '../../base/contact/index.js';
import type { Issue } from '../../base/failure/index.js';
import { type FieldSpec, found } from '../../base/form/index.js';
import { isBlank, isTooLong, trimmed, trimmedOrNull } from '../../base/text/index.js';
import type { PlainDate } from '../../base/time/index.js';
import { type RoleFacts, sameId } from '../location/index.js';
import { userLimits } from './limits.js';
import type { StoredLicense } from './stored-license.js';
import { userTexts } from './text.js';
import { expirationIssue, licenseNumberIssue, licenseStateIssue, type VetLicenseForm } from './vet-license.js';

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

type OptionalText = 'employeeId' | 'vetLicenseNumber' | 'vetLicenseState';

/** A row as it is stored: a license its role does not require is empty, and an inactive row is not primary. */
export type AssignmentEntry = Omit<AssignmentForm, OptionalText> & Readonly<Record<OptionalText, string | null>>;

/** An assignment as it is read or sent. */
export interface ReadAssignment
  extends StoredLicense, Pick<AssignmentForm, 'locationId' | 'roleId' | 'isPrimary' | 'isActive'> {
  readonly employeeId?: string | null;
}

/** The context for validating a row. */
export interface RowFacts {
  readonly row: AssignmentForm;
  readonly ground: AssignmentContext;
  /** The row as it is stored; `null` for a new one. */
  readonly stored: StoredAssignment | null;
}

/** The fields that a row shows; its ID is not one of them. */
export type AssignmentFields = Omit<AssignmentForm, 'id'>;

interface AssignmentFieldSpec<Field extends keyof AssignmentFields> extends FieldSpec<
  AssignmentFields[Field],
  AssignmentEntry[Field],
  RowFacts
> {
  /** The value of a row that is read or sent. */
  readonly read: (row: ReadAssignment) => AssignmentFields[Field];
  /** Whether two values count as the same, so that the row is unchanged. */
  readonly isSame: (one: AssignmentFields[Field], other: AssignmentFields[Field]) => boolean;
}

type Table = { readonly [Field in keyof AssignmentFields]: AssignmentFieldSpec<Field> };

/** Whether the role of a row requires a license; otherwise the fields are disabled and cleared. @see A-103 */
export function needsVetLicense(
  { roleId }: Pick<AssignmentForm, 'roleId'>,
  roles: AssignmentContext['roles'],
): boolean {
  return roles.find(({ id }) => sameId(id, roleId))?.canAuthorize === true;
}

/** Users keep an inactive role, but it cannot be assigned. */
function roleIssue(roleId: string, path: string, { ground: { roles }, stored }: RowFacts): Issue | null {
  const role = roles.find(({ id }) => sameId(id, roleId));
  const isOpen = role !== undefined && (role.isActive || sameId(stored?.roleId, role.id));
  return isOpen ? null : { path, code: isBlank(roleId) ? 'required' : 'unknown', message: userTexts.role };
}

/** The license is validated where the user works in a role that requires it. */
const isLicensed = ({ row, ground: { roles } }: RowFacts) => row.isActive && needsVetLicense(row, roles);

const sameText = (one: string | null, other: string | null) => trimmed(one) === trimmed(other);
const asIs = <Value>(value: Value): Value => value;
const id = { shape: 'text', empty: '', maxLength: null, settle: asIs, isEmptiedByNull: false, isSame: sameId } as const;
const text = { shape: 'text', empty: '', isEmptiedByNull: true, isSame: sameText } as const;
const flag = { shape: 'flag', maxLength: null, check: () => [], settle: asIs, isEmptiedByNull: false } as const;

/**
 * The fields of a row of the assignments table, in its order. The schema, an empty row, the check, what is stored and
 * whether a row was changed derive from this table.
 *
 * @see
 */
export const assignmentFields = {
  locationId: {
    ...id,
    label: 'Location',
    check: (place, path) => (isBlank(place) ? [{ path, code: 'required', message: userTexts.location }] : []),
    read: ({ locationId }) => locationId,
  },
  roleId: {
    ...id,
    label: 'Role',
    check: (role, path, facts) => found(roleIssue(role, path, facts)),
    read: ({ roleId }) => roleId,
  },
  employeeId: {
    ...text,
    label: 'Employee ID',
    maxLength: userLimits.employeeId,
    check: (employee, path) =>
      isTooLong(employee, userLimits.employeeId)
        ? [{ path, code: 'too-long', message: `Enter at most ${userLimits.employeeId} characters` }]
        : [],
    settle: trimmedOrNull,
    read: ({ employeeId }) => employeeId ?? '',
  },
  vetLicenseNumber: {
    ...text,
    label: 'Vet License number',
    maxLength: userLimits.license,
    check: (number, path, facts) => (isLicensed(facts) ? found(licenseNumberIssue(number, path)) : []),
    settle: trimmedOrNull,
    read: ({ vetLicenseNumber }) => vetLicenseNumber ?? '',
  },
  vetLicenseExpiration: {
    label: 'Expiration date',
    shape: 'anyText',
    empty: null,
    maxLength: null,
    check: (day, path, facts) =>
      isLicensed(facts)
        ? found(
            expirationIssue(day, path, {
              today: facts.ground.todayAt(facts.row.locationId),
              storedExpiration: facts.stored?.vetLicenseExpiration ?? null,
            }),
          )
        : [],
    settle: asIs,
    isEmptiedByNull: true,
    read: ({ vetLicenseExpiration }) => vetLicenseExpiration ?? null,
    isSame: sameText,
  },
  vetLicenseState: {
    ...text,
    label: 'State',
    maxLength: null,
    check: (state, path, facts) => (isLicensed(facts) ? found(licenseStateIssue(state, path, 'form')) : []),
    settle: stateCode,
    read: ({ vetLicenseState }) => vetLicenseState ?? '',
  },
  isPrimary: {
    ...flag,
    label: 'Primary',
    empty: false,
    read: ({ isPrimary }) => isPrimary,
    // Losing the flag is not a change, because another row takes it.
    isSame: () => true,
  },
  isActive: {
    ...flag,
    label: 'Active',
    empty: true,
    read: ({ isActive }) => isActive,
    isSame: (one, other) => one === other,
  },
} as const satisfies Table;
