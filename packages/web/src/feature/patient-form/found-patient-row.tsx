import { chakra } from '@chakra-ui/react';
import { clientName } from '@signa/core/client';
import { patientAge } from '@signa/core/patient';
import { Check, HeartCrack, UserRoundX } from 'lucide-react';
import { usePractice } from '../../platform/practice/practice';
import { Badge } from '../../part/badge/badge';
import { MarkedText } from '../../part/list/marked-text';
import { resultRow } from '../../part/list/result-row';
import { SpeciesIcon } from '../../part/picture/species-icon';
import type { FoundPatient } from './use-patient-search';

export interface FoundPatientRowProps {
  readonly id: string;
  readonly patient: FoundPatient;
  readonly search: string;
  readonly isActive: boolean;
  /** A patient of this client already, whom nothing can be done about here. */
  readonly isLinked: boolean;
  readonly onChoose: () => void;
}

/** A patient who is here already: which animal, and whose. */
export function FoundPatientRow({ id, patient, search, isActive, isLinked, onChoose }: FoundPatientRowProps) {
  const { today } = usePractice();
  const about = [patient.species?.name, patient.breed?.name, patientAge(patient, today())];
  const owners = patient.locationPatientClients
    .filter((link) => link.isActive)
    .flatMap(({ locationClient }) => (locationClient ? [clientName(locationClient)] : []));
  return (
    <chakra.li
      id={id}
      role="option"
      aria-selected={isActive}
      aria-disabled={isLinked || undefined}
      data-active={isActive || undefined}
      display="flex"
      gap="3"
      onClick={onChoose}
      {...resultRow}
    >
      <SpeciesIcon species={patient.species?.code ?? null} />
      <chakra.span flex="1" minW="0">
        <chakra.span display="block" textStyle="name" overflowWrap="anywhere">
          <MarkedText text={patient.name} search={search} />
        </chakra.span>
        <chakra.span display="block" textStyle="meta" color="fg.muted">
          {[about.filter(Boolean).join(', '), owners.join(', ')].filter(Boolean).join(' · ')}
        </chakra.span>
      </chakra.span>
      {patient.isDeceased ? (
        <Badge icon={HeartCrack}>Deceased</Badge>
      ) : (
        !patient.isActive && <Badge icon={UserRoundX}>Not active</Badge>
      )}
      {isLinked && <Badge icon={Check}>Patient of this client</Badge>}
    </chakra.li>
  );
}
