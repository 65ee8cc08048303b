import { sameId } from '@signa/core/practice';
import { isBlank, isPlainDate } from '@signa/core/base';
import { AccessEffectNote } from './access-effect-note';
import type { AccessChange } from './access-effect-note';

/** What of an assignment decides who may do what. */
export interface AssignmentRights {
  readonly id: string | null;
  readonly locationId: string;
  readonly roleId: string;
  readonly isActive: boolean;
  readonly vetLicenseNumber: string;
  readonly vetLicenseExpiration: string | null;
}

interface AssignmentChangesProps {
  readonly rows: readonly AssignmentRights[];
  readonly stored: readonly AssignmentRights[];
}

/** What assignments change, each at its location; one that is added takes nothing from anybody. */
export function AssignmentChanges({ rows, stored }: AssignmentChangesProps) {
  return rows.map((row) => {
    const before = stored.find(({ id }) => id !== null && sameId(id, row.id));
    return before && <AccessEffectNote key={before.id} locationId={before.locationId} change={changeOf(row, before)} />;
  });
}

/** Nothing is asked while a role is not chosen, or for each letter of a license number. */
function changeOf(row: AssignmentRights, before: AssignmentRights): AccessChange | null {
  const { roleId, isActive } = row;
  const hasNumber = !isBlank(row.vetLicenseNumber);
  const day = row.vetLicenseExpiration;
  const expiration = day !== null && isPlainDate(day) ? day : before.vetLicenseExpiration;
  const isSame =
    roleId === before.roleId &&
    isActive === before.isActive &&
    hasNumber === !isBlank(before.vetLicenseNumber) &&
    expiration === before.vetLicenseExpiration;
  if (roleId === '' || before.id === null || isSame) return null;
  return {
    assignments: [
      {
        ...{ locationUserId: before.id, roleId, isActive },
        vetLicenseNumber: hasNumber ? typed : '',
        vetLicenseExpiration: expiration,
      },
    ],
  };
}

/** That there is a number, whichever. */
const typed = '-';
