import { chakra } from '@chakra-ui/react';
import { patientAge } from '@signa/core/clients';
import { Building2, HeartCrack } from 'lucide-react';
import { Badge } from '../../../part/badge/badge';
import { MarkedText } from '../../../part/list/marked-text';
import { resultRow } from '../../../part/list/result-row';
import { SpeciesIcon } from '../../../part/picture/species-icon';
import { usePractice } from '../../../platform/practice/practice';
import type { FoundTheirPatient } from './use-pims-patients';

interface PimsPatientRowProps {
  readonly id: string;
  readonly theirs: FoundTheirPatient;
  readonly search: string;
  readonly isActive: boolean;
  readonly onChoose: () => void;
}

/** One of the client's PIMS patients; choosing it fills in the form (C-060). */
export function PimsPatientRow({ id, theirs, search, isActive, onChoose }: PimsPatientRowProps) {
  const { today } = usePractice();
  const age = patientAge({ birthdate: theirs.dateOfBirth, isDeceased: theirs.isDeceased }, today());
  const weight = theirs.currentWeight === null ? null : `${theirs.currentWeight} ${theirs.currentWeightUnit ?? 'lbs'}`;
  return (
    <chakra.li
      id={id}
      role="option"
      aria-selected={isActive}
      aria-disabled={theirs.isDeceased || undefined}
      data-active={isActive || undefined}
      display="flex"
      gap="3"
      onClick={onChoose}
      {...resultRow}
    >
      <SpeciesIcon species={theirs.normalizedSpecies} />
      <chakra.span flex="1" minW="0">
        <chakra.span display="block" textStyle="name" overflowWrap="anywhere">
          <MarkedText text={theirs.name ?? 'Unnamed patient'} search={search} />
        </chakra.span>
        <chakra.span display="block" textStyle="meta" color="fg.muted">
          {[theirs.species, theirs.breed, age, weight, `PIMS ID ${theirs.pimsId ?? theirs.id}`]
            .filter(Boolean)
            .join(', ')}
        </chakra.span>
      </chakra.span>
      {theirs.isDeceased && <Badge icon={HeartCrack}>Deceased</Badge>}
      <Badge icon={Building2}>In PIMS</Badge>
    </chakra.li>
  );
}
