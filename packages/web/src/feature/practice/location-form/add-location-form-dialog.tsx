import {
  asUpdatePath,
  checkLocationDraft,
  emptyLocationDraft,
  type LocationDraft,
  placeErrorNotice,
  placeSavedNotice,
  settleLocationDraft,
  settleLocationForm,
} from '@signa/core/practice';
import { AddLocationDocument } from '@signa/core/contract/typed';
import type { AddLocationInput } from '@signa/core/contract';
import type { ReactNode } from 'react';
import { RecordDialog } from '../../../part/overlay/record-dialog';
import { useFormDialog } from '../../../part/overlay/use-form-dialog';
import { useMutation } from '../../../platform/mutation/use-mutation';
import { LocationFields } from './location-fields';
import { useLocationForm } from './use-location-form';
import { judgeOf } from './update-location-dialog';
import { SupportFields } from './support-fields';
import type { LocationKnowledge } from './use-location-knowledge';

interface AddLocationFormDialogProps {
  /** Where the location is added: its organization, and the practice's own location. */
  readonly at: Pick<AddLocationInput, 'organizationId' | 'locationId'>;
  /** The choices available to support; `null` for a practice. */
  readonly known: LocationKnowledge | null;
  readonly hasWriteback?: boolean;
  /** One sentence about what happens to the location. */
  readonly intro: ReactNode;
  readonly onAdded?: (location: { readonly id: string }) => void;
  readonly onClose: () => void;
}

/** The form for a new location. Typed values survive a failed save. */
export function AddLocationFormDialog({
  at,
  known,
  hasWriteback = false,
  intro,
  onAdded,
  onClose,
}: AddLocationFormDialogProps) {
  const state = useLocationForm({
    initial: () =>
      known?.portalTypes.length === 1
        ? { ...emptyLocationDraft, locationPortalTypeId: known.portalTypes[0]?.id ?? '' }
        : emptyLocationDraft,
    check: (form) => checkLocationDraft(form, judgeOf(known, null)),
  });
  const dialog = useFormDialog({ isDirty: state.isDirty, discards: 'the new location', onClose });
  const act = useMutation(AddLocationDocument, {
    area: 'location-form',
    success: placeSavedNotice('add-location'),
    error: (message) => dialog.fail(placeErrorNotice('add-location', message)),
  });

  const save = async () => {
    if (!state.validate()) return;
    const answer = await act.run({ input: { ...inputOf(state.values, known !== null), ...at } });
    if (answer.ok) {
      onAdded?.(answer.data.addLocation);
      return onClose();
    }
    state.refuse(answer.failure.issues.map(asUpdatePath));
  };
  return (
    <RecordDialog
      title="Add Location"
      send="Add location"
      dialog={dialog}
      busy={act.busy}
      form={state.element}
      onSave={save}
    >
      <p>{intro}</p>
      <LocationFields state={state} editor={null} organization={null}>
        {known && <SupportFields state={state} known={known} isNew hasWriteback={hasWriteback} />}
      </LocationFields>
    </RecordDialog>
  );
}

/** The input of AddLocation; a practice sends only its own fields. */
function inputOf(draft: LocationDraft, isSupport: boolean): AddLocationInput {
  const { isActive: _, locationPortalTypeId: portalType, pharmacyCodes, ...settings } = settleLocationDraft(draft);
  const { locationAddresses, locationPhones, ...own } = settleLocationForm(draft);
  return {
    ...(isSupport && {
      ...settings,
      portalType,
      ...(pharmacyCodes.length > 0 && { pharmacyCodes: [...pharmacyCodes] }),
    }),
    ...own,
    locationAddresses: locationAddresses.map(({ uuid: _uuid, ...address }) => address),
    locationPhones: locationPhones.map(({ uuid: _uuid, ...phone }) => phone),
  };
}
