import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { usePractice } from '../../platform/practice/practice';
import type { Caretaker, LinkedPatient } from './link-types';
import { PairRow } from './pair-row';
import { StepHead } from './step-head';
import { useLinkedThere } from '../pims-difference/use-linked-there';
import type { LinkWork } from './use-link-panel';
import { emptyTexts } from '@signa/core/practice';

export interface PatientPairingProps {
  /** Who may be paired (C-113). */
  readonly patients: readonly LinkedPatient[];
  readonly work: LinkWork;
}

/** Pairs each patient here with one of the chosen client there, a person each time (C-109, C-113). */
export function PatientPairing({ patients, work }: PatientPairingProps) {
  const id = useId();
  const { chosen, pairs } = work;
  return (
    <chakra.section aria-labelledby={id}>
      <StepHead id={id} step={3} title="Pair the patients">
        {chosen && patients.length > 0 && `${pairs.size} of ${patients.length} paired. You choose each pair.`}
      </StepHead>
      {chosen ? (
        <Pairs patients={patients} chosen={chosen} work={work} />
      ) : (
        <chakra.p color="fg.muted">The patients follow once a PIMS client is selected.</chakra.p>
      )}
    </chakra.section>
  );
}

function Pairs({ patients, chosen, work }: PatientPairingProps & { readonly chosen: Caretaker }) {
  const { today } = usePractice();
  const linked = useLinkedThere(chosen);
  if (patients.length === 0)
    return <chakra.p color="fg.muted">This client has no active patient who is not linked.</chakra.p>;
  if (chosen.patients.every(({ isDeleted }) => isDeleted))
    return <chakra.p color="fg.muted">{emptyTexts.pimsPatients}</chakra.p>;
  return (
    <chakra.ul borderWidth="1px" borderColor="border.default" borderRadius="control">
      {patients.map((patient) => (
        <PairRow
          key={patient.id}
          patient={patient}
          theirs={chosen.patients}
          pairs={work.pairs}
          linked={linked}
          type={chosen.pimsConnectionType}
          today={today()}
          onPair={(theirId) => work.pair(patient.id, theirId)}
        />
      ))}
    </chakra.ul>
  );
}
