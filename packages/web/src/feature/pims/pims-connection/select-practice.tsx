import { chakra } from '@chakra-ui/react';
import { type Clinic, connectTexts } from '@signa/core/pims';
import { useState } from 'react';
import { FieldMessage } from '../../../part/field/field-message';
import { ChoiceRow } from '../../../part/list/choice-row';
import { FormDialog } from '../../../part/overlay/form-dialog';
import { Card } from '../../../part/surface/card';
import type { ConnectedLocation } from './connected-location';

interface SelectPracticeProps {
  readonly clinics: readonly Clinic[];
  readonly location: ConnectedLocation;
  readonly busy: boolean;
  readonly onChoose: (clinicId: string) => void;
  readonly onClose: () => void;
}

const nameOf = ({ name, id }: Clinic) => name ?? `Clinic ${id}`;

/**
 * Asks which of several practices a location is. Only the stored one is preselected, since a wrong choice shows another
 * practice's clients.
 */
export function SelectPractice({ clinics, location, busy, onChoose, onClose }: SelectPracticeProps) {
  const [chosen, setChosen] = useState(() => clinics.find(({ id }) => id === location.pimsAccountId)?.id ?? null);
  const [isAsked, setIsAsked] = useState(false);
  const clinic = clinics.find(({ id }) => id === chosen);
  const error = isAsked && !clinic ? 'Choose a practice.' : null;
  return (
    <FormDialog
      title={connectTexts.selectPractice}
      send={clinic ? `Connect ${nameOf(clinic)}` : connectTexts.connect}
      busy={busy}
      onSend={() => {
        setIsAsked(true);
        if (clinic) onChoose(clinic.id);
      }}
      onClose={onClose}
    >
      <chakra.p color="fg.muted">
        Your Digitail sign-in has {clinics.length} practices. Which one is {location.name}?
      </chakra.p>
      <Card
        as="div"
        role="radiogroup"
        aria-label={connectTexts.selectPractice}
        aria-describedby={error ? 'select-practice-error' : undefined}
        maxH="24rem"
        overflowY="auto"
        flexShrink="0"
      >
        {clinics.map((one) => (
          <ChoiceRow key={one.id} group="clinic" checked={one.id === chosen} onChoose={() => setChosen(one.id)}>
            <chakra.span flex="1 1 9rem" minW="0">
              <chakra.span display="block" textStyle="name" overflowWrap="anywhere">
                {nameOf(one)}
              </chakra.span>
              {one.address && (
                <chakra.span display="block" color="fg.muted">
                  {one.address}
                </chakra.span>
              )}
            </chakra.span>
            <chakra.span textStyle="meta" color="fg.muted">
              clinic {one.id}
            </chakra.span>
          </ChoiceRow>
        ))}
      </Card>
      <FieldMessage id="select-practice-error" error={error} />
    </FormDialog>
  );
}
