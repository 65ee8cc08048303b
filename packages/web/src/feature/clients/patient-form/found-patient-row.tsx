import { chakra } from '@chakra-ui/react';
import { Check, HeartCrack, UserRoundX } from 'lucide-react';
import { Badge } from '../../../part/badge/badge';
import { MetaLine } from '../../../part/list/meta-line';
import { MarkedText } from '../../../part/list/marked-text';
import { resultRow } from '../../../part/list/result-row';
import { SpeciesIcon } from '../../../part/picture/species-icon';
import type { FoundPatient } from './use-patient-search';

interface FoundPatientRowProps {
  readonly id: string;
  readonly patient: FoundPatient;
  /** Descriptions that identify the patient and its clients. */
  readonly notes: readonly string[];
  readonly search: string;
  readonly isActive: boolean;
  /** True if the client already has this patient, so that the row has no action. */
  readonly isLinked: boolean;
  readonly onChoose: () => void;
}

/** An existing patient, with details that identify it and its clients. */
export function FoundPatientRow({ id, patient, notes, search, isActive, isLinked, onChoose }: FoundPatientRowProps) {
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
        <MetaLine parts={notes} />
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
