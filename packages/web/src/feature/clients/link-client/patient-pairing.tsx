import { chakra } from '@chakra-ui/react';
import {
  animalOfPatient,
  animalOfPims,
  matchingPairs,
  pairOffers,
  type Pairs as PatientPairs,
} from '@signa/core/clients';
import { Link2 } from 'lucide-react';
import { type RefObject, useId, useRef } from 'react';
import { Button } from '../../../part/button/button';
import { usePractice } from '../../../platform/practice/practice';
import type { Caretaker, LinkedPatient } from './link-types';
import { PairRow } from './pair-row';
import { StepHead } from './step-head';
import { useLinkedInPims } from '../../pims/pims-difference/use-linked-in-pims';
import type { LinkWork } from './use-link-panel';
import { emptyTexts } from '@signa/core/practice';

interface PatientPairingProps {
  /** Patients that can be paired (C-113). */
  readonly patients: readonly LinkedPatient[];
  readonly work: LinkWork;
}

/** Lets the user pair each Signa patient with one of the chosen client's PIMS patients (C-109, C-113). */
export function PatientPairing({ patients, work }: PatientPairingProps) {
  const id = useId();
  const { chosen, pairs } = work;
  const section = useRef<HTMLElement>(null);
  return (
    <chakra.section ref={section} aria-labelledby={id}>
      <StepHead id={id} step={3} title="Pair the patients">
        {chosen && patients.length > 0 && `${pairs.size} of ${patients.length} paired. You choose each pair.`}
      </StepHead>
      {chosen ? (
        <Pairs patients={patients} chosen={chosen} work={work} section={section} />
      ) : (
        <chakra.p color="fg.muted">Select a PIMS client to pair its patients.</chakra.p>
      )}
    </chakra.section>
  );
}

interface PairsProps extends PatientPairingProps {
  readonly chosen: Caretaker;
  readonly section: RefObject<HTMLElement | null>;
}

function Pairs({ patients, chosen, work, section }: PairsProps) {
  const { today } = usePractice();
  const linked = useLinkedInPims(chosen);
  const matching = matchesOf({ patients, chosen, work, linked });
  const pairAll = () => {
    work.pairAll(matching);
    // The pressed button disappears, so focus moves to the first select.
    section.current?.querySelector('select')?.focus();
  };
  if (patients.length === 0) return <chakra.p color="fg.muted">This client has no unlinked active patients.</chakra.p>;
  if (chosen.patients.every(({ isDeleted }) => isDeleted))
    return <chakra.p color="fg.muted">{emptyTexts.pimsPatients}</chakra.p>;
  return (
    <>
      {matching.size > 1 && (
        <chakra.div mb="2">
          <Button size="sm" icon={Link2} onClick={pairAll}>
            {`Pair all ${matching.size} that match by name and species`}
          </Button>
        </chakra.div>
      )}
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
    </>
  );
}

/** Unpaired patients with an unambiguous match. A deceased patient's record is paired individually (C-300). */
function matchesOf({
  patients,
  chosen,
  work: { pairs },
  linked,
}: Pick<PairsProps, 'patients' | 'chosen' | 'work'> & { readonly linked: ReadonlySet<string> }): PatientPairs {
  const open = patients.filter(({ id }) => !pairs.has(id));
  const offers = pairOffers(chosen.patients, { pairs, patientId: '', linked }).filter(({ isDeceased }) => !isDeceased);
  return matchingPairs(open, offers, { factsHere: animalOfPatient, factsThere: animalOfPims });
}
