import { chakra } from '@chakra-ui/react';
import { errorNotice, isBlank } from '@signa/core/base';
import { UpdateLocationWritebackEnabledDocument } from '@signa/core/contract/typed';
import { writebackNotice, writebackQuestion } from '@signa/core/practice';
import { useState } from 'react';
import { Switch } from '../../part/field/switch';
import { ConfirmDialog } from '../../part/overlay/confirm-dialog';
import { useMutation } from '../../platform/mutation/use-mutation';
import type { DetailLocation } from './use-organization-detail';

/**
 * Asks for confirmation, then saves immediately; a failed save shows the server's message and reverts the switch
 * . Write-back changes the practice's own records, so the question explains its effect.
 */
export function WritebackSwitch({ location }: { readonly location: DetailLocation }) {
  const [wanted, setWanted] = useState<boolean | null>(null);
  const [asked, setAsked] = useState<boolean | null>(null);
  const act = useMutation(UpdateLocationWritebackEnabledDocument, {
    area: 'location-form',
    success: ({ updateLocationWritebackEnabled: { isEnabledForWriteback } }) => writebackNotice(isEnabledForWriteback),
    error: (message) => errorNotice('Error update location profile', message),
    object: { text: location.name, link: null },
  });
  const isLocked = isBlank(location.pimsAccountId);
  const isOn = wanted ?? location.isEnabledForWriteback;
  const shown = isOn ? 'Write-back on' : 'Write-back off';
  const toggle = async (next: boolean) => {
    setAsked(null);
    setWanted(next);
    await act.run({ id: location.id, isEnabledForWriteback: next });
    setWanted(null);
  };
  return (
    <chakra.span display="inline-flex" flexDirection="column">
      <Switch
        checked={isOn}
        onChange={setAsked}
        disabled={act.busy}
        disabledReason={isLocked ? 'The location has no PIMS account ID.' : null}
        aria-label={`${shown} at ${location.name}`}
      >
        <chakra.span textStyle="strong">{shown}</chakra.span>
      </Switch>
      {isLocked && (
        <chakra.span textStyle="label" color="fg.subtle">
          no PIMS account ID
        </chakra.span>
      )}
      {asked !== null && (
        <ConfirmDialog
          title={writebackQuestion(asked, location.name).title}
          no="Cancel"
          yes={asked ? 'Turn on write-back' : 'Turn off write-back'}
          onNo={() => setAsked(null)}
          onYes={() => void toggle(asked)}
        >
          {writebackQuestion(asked, location.name).text}
        </ConfirmDialog>
      )}
    </chakra.span>
  );
}
