import { chakra } from '@chakra-ui/react';
import {
  animalOfPatient,
  animalOfPims,
  sortAnimalsBySimilarity,
  comparePair,
  genderWord,
  type PairField,
  pairOffers,
  type Pairs,
  patientAge,
  weightInExactPounds,
  weightLabel,
} from '@signa/core/clients';
import type { PimsConnectionType } from '@signa/core/practice';
import { formatDate, type PlainDate } from '@signa/core/base';
import { Equal, EqualNot, Link2, Link2Off } from 'lucide-react';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { Select } from '../../../part/field/select';
import { SpeciesIcon } from '../../../part/picture/species-icon';
import { animalInPims } from './animal-in-pims';
import type { CaretakerPatient, LinkedPatient } from './link-types';
import { PairDeclineWarning } from './pair-decline-warning';
import { offerLabel, PairProposal } from './pair-proposal';

interface PairRowProps {
  readonly patient: LinkedPatient;
  readonly theirs: readonly CaretakerPatient[];
  readonly pairs: Pairs;
  /** PIMS IDs that are already linked. */
  readonly linked: ReadonlySet<string>;
  readonly type: PimsConnectionType;
  readonly today: PlainDate;
  readonly onPair: (theirId: string | null) => void;
}

/** A Signa patient that the user can pair with a PIMS patient, and how the two records compare (C-113). */
export function PairRow({ patient, theirs, pairs, linked, type, today, onPair }: PairRowProps) {
  const pairedId = pairs.get(patient.id) ?? null;
  const paired = theirs.find(({ id }) => id === pairedId) ?? null;
  const offers = pairOffers(theirs, { pairs, patientId: patient.id, linked });
  const inOrder = sortAnimalsBySimilarity(animalOfPatient(patient), offers, animalOfPims);
  const select = useRef<HTMLSelectElement>(null);
  const Joined = paired ? Link2 : Link2Off;
  return (
    <chakra.li
      display="grid"
      gridTemplateColumns={{ base: '2rem minmax(0, 1fr)', md: '2rem minmax(0, 1fr) 1rem 13rem minmax(0, 1fr)' }}
      alignItems="center"
      columnGap="3"
      rowGap="2"
      px="3"
      py="2"
      borderTopWidth="1px"
      borderColor="border.subtle"
      _first={{ borderTopWidth: '0' }}
    >
      <SpeciesIcon species={patient.species?.code ?? null} />
      <chakra.div minW="0">
        <chakra.p textStyle="name" overflowWrap="anywhere">
          {patient.name}
        </chakra.p>
        <chakra.p textStyle="meta" color="fg.muted">
          {[
            patient.breed?.name ?? patient.species?.name,
            genderWord(patient.gender),
            patientAge(patient, today),
            weightLabel(patient),
          ]
            .filter(Boolean)
            .join(', ')}
        </chakra.p>
      </chakra.div>
      <chakra.span color="fg.subtle" hideBelow="md" display="inline-flex">
        <Joined size={16} aria-hidden />
      </chakra.span>
      <chakra.div gridColumn={{ base: '1 / -1', md: 'auto' }}>
        <Select
          ref={select}
          aria-label={`${patient.name} in PIMS`}
          value={pairedId ?? ''}
          placeholder="Not paired"
          onChange={(theirId) => onPair(theirId || null)}
          options={inOrder.map(({ animal }) => ({
            value: animal.id,
            label: [offerLabel(animal), animalInPims(animal, today)].filter(Boolean).join(', '),
          }))}
        />
      </chakra.div>
      <chakra.div gridColumn={{ base: '1 / -1', md: 'auto' }} textStyle="meta" aria-live="polite">
        {paired ? (
          <Compared patient={patient} theirs={paired} today={today} />
        ) : (
          <PairProposal
            patient={patient}
            offers={offers}
            theirs={theirs}
            linked={linked}
            today={today}
            onPair={(theirId) => {
              onPair(theirId);
              // The pressed button disappears, so focus moves to the select.
              select.current?.focus();
            }}
          />
        )}
      </chakra.div>
      {paired && (
        <chakra.div gridColumn="1 / -1" css={{ '&:not(:has(p))': { display: 'none' } }}>
          <PairDeclineWarning patient={patient} theirs={paired} type={type} />
        </chakra.div>
      )}
    </chakra.li>
  );
}

interface ComparedProps {
  readonly patient: LinkedPatient;
  readonly theirs: CaretakerPatient;
  readonly today: PlainDate;
}

/** Matching values are muted; differing values are bold, and both are shown. */
function Compared({ patient, theirs, today }: ComparedProps) {
  const { agrees, differs } = comparePair(patient, theirs, today);
  const both: Readonly<Record<PairField, string>> = {
    name: `${patient.name}, ${theirs.name ?? 'N/A'}`,
    birthdate: `${dateOf(patient.birthdate)}, ${dateOf(theirs.dateOfBirth)}`,
    weight: `${weightInExactPounds(patient)}, ${theirs.currentWeightInPounds} lbs`,
  };
  return (
    <chakra.span display="flex" flexWrap="wrap" columnGap="3" rowGap="0.5">
      {agrees.map((field) => (
        <Mark key={field} icon={<Equal size={12} style={steady} aria-label="same" />} tone="fg.muted">
          {field}
        </Mark>
      ))}
      {differs.map((field) => (
        <Mark key={field} icon={<EqualNot size={12} style={steady} aria-label="differs:" />} tone="fg.default">
          <strong>
            {field} {both[field]}
          </strong>
        </Mark>
      ))}
    </chakra.span>
  );
}

/** Keeps a long value beside it from squeezing it. */
const steady = { flexShrink: 0 } as const;

const dateOf = (day: PlainDate | null) => (day === null ? 'N/A' : formatDate(day));

const Mark = ({ icon, tone, children }: { icon: ReactNode; tone: string; children: ReactNode }) => (
  <chakra.span display="inline-flex" alignItems="center" gap="1" color={tone}>
    {icon}
    <span>{children}</span>
  </chakra.span>
);
