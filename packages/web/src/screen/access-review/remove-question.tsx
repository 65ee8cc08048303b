import { chakra } from '@chakra-ui/react';
import { removalText } from '@signa/core/administration';
import { AccessEffectNote } from '../../feature/administration/access-effect/access-effect-note';
import { ConfirmDialog } from '../../part/overlay/confirm-dialog';
import type { AccessRight } from './use-access-review';
import { removalOf } from './use-right-actions';

interface RemoveQuestionProps {
  readonly right: AccessRight;
  readonly locationId: string;
  readonly locationName: string;
  readonly busy: boolean;
  readonly onNo: () => void;
  readonly onYes: () => void;
}

/**
 * Explains the consequences before a right is removed: a deactivated assignment, or the last delegate.
 */
export function RemoveQuestion({ right, locationId, locationName, busy, onNo, onYes }: RemoveQuestionProps) {
  const { displayName, vetName, way } = right;
  const act = way === 'role' ? `Deactivate ${displayName}` : `End the delegation to ${displayName}`;
  return (
    <ConfirmDialog title={`${act}?`} no="Keep as is" yes={act} danger busy={busy} onNo={onNo} onYes={onYes}>
      <p>{removalText({ displayName, vetName, way }, locationName)}</p>
      {/* Requested only after the press, so it must not shift the buttons when it arrives. */}
      <chakra.div minH="11rem">
        <AccessEffectNote locationId={locationId} change={removalOf(right)} />
      </chakra.div>
    </ConfirmDialog>
  );
}
