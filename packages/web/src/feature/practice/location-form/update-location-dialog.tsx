import {
  asUpdatePath,
  checkLocationDraft,
  type DraftJudge,
  locationChange,
  type LocationDraft,
  locationDraftOf,
  type LocationEditor,
  locationLabels,
  lockedReason,
  placeErrorNotice,
  placeSavedNotice,
} from '@signa/core/practice';
import { GetLocationDocument, UpdateLocationDocument } from '@signa/core/contract/typed';
import type { Operations } from '@signa/core/contract';
import { useCall } from '../../../client/query/use-call';
import { RecordDialog } from '../../../part/overlay/record-dialog';
import { useFormDialog } from '../../../part/overlay/use-form-dialog';
import { useMutation } from '../../../platform/mutation/use-mutation';
import { ConcurrentChanges } from '../place-form/concurrent-changes';
import { LockedField } from '../place-form/place-text-field';
import { useConcurrentChanges } from '../place-form/use-concurrent-changes';
import { LocationFields } from './location-fields';
import { useLocationForm } from './use-location-form';
import { mutableLists } from './location-form';
import { SupportFields } from './support-fields';
import type { LocationKnowledge } from './use-location-knowledge';

type OpenLocation = NonNullable<Operations['GetLocation']['data']['location']>;

export interface UpdateLocationDialogProps {
  readonly location: OpenLocation;
  readonly editor: LocationEditor;
  /** The choices available to support; `null` for a practice. */
  readonly known: LocationKnowledge | null;
  readonly hasWriteback: boolean;
  readonly onClose: () => void;
}

/** The form for an existing location. Typed values survive a failed save. */
export function UpdateLocationDialog({ location, editor, known, hasWriteback, onClose }: UpdateLocationDialogProps) {
  const state = useLocationForm({
    initial: () => locationDraftOf(location),
    check: (form, was) => checkLocationDraft(form, judgeOf(known, was)),
  });
  const call = useCall();
  const concurrent = useConcurrentChanges(state, locationLabels, location.version);
  const { name: record } = location;
  const dialog = useFormDialog({ isDirty: state.isDirty, discards: `the changes to ${record}`, record, onClose });
  const update = useMutation(UpdateLocationDocument, {
    area: 'location-form',
    success: placeSavedNotice('update-location'),
    error: (message, { code }) =>
      code === 'CONFLICT' ? null : dialog.fail(placeErrorNotice('update-location', message)),
  });

  const save = async () => {
    if (!state.validate()) return;
    const change = locationChange(state.start, state.values);
    if (Object.keys(change).length === 0) return onClose();
    const answer = await update.run({
      updateLocationId: location.id,
      input: { version: concurrent.version(), ...mutableLists(change) },
    });
    if (answer.ok) return onClose();
    if (answer.failure.code === 'CONFLICT') return continueFromStored(answer.failure.message);
    state.refuse(answer.failure.issues.map(asUpdatePath));
  };

  /** Another user saved first: continues with the latest stored values. */
  const continueFromStored = async (message: string) => {
    const read = await call(GetLocationDocument, { id: location.id });
    const stored = read.ok ? read.data.location : null;
    if (!stored || !concurrent.carryOver(locationDraftOf(stored), stored.version))
      dialog.fail(placeErrorNotice('update-location', message));
  };
  return (
    <RecordDialog
      title="Edit Practice"
      send="Save"
      dialog={dialog}
      busy={update.busy}
      form={state.element}
      onSave={save}
    >
      {concurrent.changes && <ConcurrentChanges {...concurrent.changes} />}
      <LocationFields state={state} editor={editor} organization={location.organization?.name ?? null}>
        {known ? (
          <SupportFields state={state} known={known} isNew={false} hasWriteback={hasWriteback} />
        ) : (
          <LockedField
            label={locationLabels.locationPortalTypeId}
            value={location.locationPortalType.name}
            reason={lockedReason('locationPortalTypeId', editor) ?? ''}
          />
        )}
      </LocationFields>
    </RecordDialog>
  );
}

export function judgeOf(known: LocationKnowledge | null, was: LocationDraft | null): DraftJudge {
  if (!known) return { kind: 'practice' };
  return {
    kind: 'support',
    was,
    known: {
      organization: known.organization,
      portalTypeIds: known.portalTypes.map(({ id }) => id),
      pharmacyCodes: known.pharmacies.map(({ code }) => code),
    },
  };
}
