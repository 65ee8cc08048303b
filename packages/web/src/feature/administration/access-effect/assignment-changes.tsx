import { sameId } from '@signa/core/practice';
import { isBlank, isPlainDate } from '@signa/core/base';
import { AccessEffectNote } from './access-effect-note';
import type { AccessChange } from './access-effect-note';

/** The fields of an assignment that determine its permissions. */
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

/** The effects of changed assignments, each at its location. A new assignment takes nothing from anyone. */
export function AssignmentChanges({ rows, stored }: AssignmentChangesProps) {
  return rows.map((row) => {
    const before = stored.find(({ id }) => id !== null && sameId(id, row.id));
    return before && <AccessEffectNote key={before.id} locationId={before.locationId} change={changeOf(row, before)} />;
  });
}

/**
 * Returns null while no role is chosen, which pauses the query. A license number counts only as present or missing, so
 * typing one sends no further query.
 */
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

/** Placeholder for a license number: only its presence matters. */
const typed = '-';
