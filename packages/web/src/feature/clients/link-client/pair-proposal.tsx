import { chakra } from '@chakra-ui/react';
import { animalSimilarityTexts, animalOfPatient, animalOfPims, proposedPair } from '@signa/core/clients';
import type { PlainDate } from '@signa/core/base';
import { Button } from '../../../part/button/button';
import { animalInPims } from './animal-in-pims';
import type { CaretakerPatient, LinkedPatient } from './link-types';

interface PairProposalProps {
  readonly patient: LinkedPatient;
  /** PIMS patients that can be paired. */
  readonly offers: readonly CaretakerPatient[];
  readonly theirs: readonly CaretakerPatient[];
  /** PIMS IDs that are already linked. */
  readonly linked: ReadonlySet<string>;
  readonly today: PlainDate;
  readonly onPair: (theirId: string) => void;
}

/** The likeliest PIMS patient, which the user can pair (C-238); if there is none, why the namesake isn't offered. */
export function PairProposal({ patient, offers, theirs, linked, today, onPair }: PairProposalProps) {
  const proposed = proposedPair(animalOfPatient(patient), offers, animalOfPims);
  if (!proposed) return <Taken theirs={theirs} linked={linked} name={patient.name} />;
  const label = offerLabel(proposed.animal);
  return (
    <chakra.span display="flex" alignItems="center" gap="2" color="fg.muted">
      <Button size="sm" aria-label={`Pair ${patient.name} with ${label}`} onClick={() => onPair(proposed.animal.id)}>
        Pair
      </Button>
      <span>
        {[label, animalInPims(proposed.animal, today), animalSimilarityTexts[proposed.likeness]]
          .filter(Boolean)
          .join(', ')}
      </span>
    </chakra.span>
  );
}

/** Patients with the same name are distinguished by their IDs. */
export const offerLabel = ({ id, pimsId, name, isDeceased }: CaretakerPatient) =>
  [name ?? 'Unnamed patient', pimsId ?? id, isDeceased && '(deceased)'].filter(Boolean).join(' ');

interface TakenProps {
  readonly theirs: readonly CaretakerPatient[];
  readonly linked: ReadonlySet<string>;
  readonly name: string;
}

/** Why the namesake isn't offered, and whether there is more than one. */
function Taken({ theirs, linked, name }: TakenProps) {
  const namesakes = theirs.filter(
    (one) => !one.isDeleted && one.name?.trim().toLowerCase() === name.trim().toLowerCase(),
  );
  const ids = namesakes.map(({ id, pimsId }) => pimsId ?? id);
  const taken = namesakes.find(({ id }) => linked.has(id));
  const text = taken
    ? `PIMS ID ${taken.pimsId ?? taken.id} is already linked to another patient`
    : ids.length > 1 && `Two or more are named ${name}: ${ids.join(', ')}`;
  return <chakra.span color="fg.muted">{text}</chakra.span>;
}
