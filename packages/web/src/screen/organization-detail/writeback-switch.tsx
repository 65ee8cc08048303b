import { chakra } from '@chakra-ui/react';
import { errorNotice } from '@signa/core/failure';
import { UpdateLocationWritebackEnabledDocument } from '@signa/core/operation/typed';
import { isBlank } from '@signa/core/text';
import { useState } from 'react';
import { Switch } from '../../part/field/switch';
import { useAct } from '../../platform/act/use-act';
import type { DetailLocation } from './use-organization-detail';

/** Saves at once; a failed one shows the server's words and returns to its old position. */
export function WritebackSwitch({ location }: { readonly location: DetailLocation }) {
  const [wanted, setWanted] = useState<boolean | null>(null);
  const act = useAct(UpdateLocationWritebackEnabledDocument, {
    area: 'location-form',
    error: (message) => errorNotice('Error update location profile', message),
    object: { text: location.name, link: null },
  });
  const isLocked = isBlank(location.pimsAccountId);
  const isOn = wanted ?? location.isEnabledForWriteback;
  const toggle = async (next: boolean) => {
    setWanted(next);
    await act.run({ id: location.id, isEnabledForWriteback: next });
    setWanted(null);
  };
  return (
    <chakra.span display="inline-flex" flexDirection="column">
      <Switch
        checked={isOn}
        onChange={(next) => void toggle(next)}
        disabled={act.busy}
        disabledReason={isLocked ? 'The location has no PIMS account id.' : null}
        aria-label={`Writeback of ${location.name}`}
      >
        <chakra.span textStyle="strong">{isOn ? 'ENABLED' : 'DISABLED'}</chakra.span>
      </Switch>
      {isLocked && (
        <chakra.span textStyle="label" color="fg.subtle">
          no PIMS account id
        </chakra.span>
      )}
    </chakra.span>
  );
}
