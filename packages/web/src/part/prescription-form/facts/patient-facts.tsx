import { chakra } from '@chakra-ui/react';
import {
  genderWord,
  isBirthdateKnown,
  medicationNames,
  noKnownAllergiesText,
  patientAge,
  weightLabels,
} from '@signa/core/patient';
import { formatDate } from '@signa/core/time';
import type { PlainDate } from '@signa/core/time';
import { CircleAlert } from 'lucide-react';
import { memo } from 'react';
import type { ReactNode } from 'react';
import type { FormPatient } from '../setting';
import { roomForRail } from '../room';

export interface PatientFactsProps {
  readonly patient: FormPatient;
  readonly today: PlainDate;
}

/** What a vet looks at before signing: weight in both units, age, allergies, medications, conditions. Never behind a tab. */
export const PatientFacts = memo(function PatientFacts({ patient, today }: PatientFactsProps) {
  const weight = weightLabels(patient);
  const birthdate = isBirthdateKnown(patient.birthdate) ? patient.birthdate : null;
  const [allergies, medications, conditions] = [
    namesOf(patient.allergies),
    medicationNames(patient),
    namesOf(patient.healthConditions),
  ];
  return (
    <chakra.dl
      display="grid"
      columnGap="4"
      rowGap="3"
      px="4"
      py="3"
      gridTemplateColumns="repeat(3, minmax(0, 1fr))"
      css={{ [roomForRail]: { gridTemplateColumns: '1fr 0.7fr 0.85fr 0.95fr 1.5fr 1.2fr' } }}
    >
      <Fact
        label="Patient"
        value={patient.name}
        note={
          [patient.species?.name, patient.breed?.name, genderWord(patient.gender)].filter(Boolean).join(', ') ||
          'Species not known'
        }
      />
      <Fact label="Weight" value={weight?.recorded ?? <Unknown />} note={weight?.other} />
      <Fact
        label="Age"
        value={patient.isDeceased ? 'Deceased' : (patientAge(patient, today) ?? <Unknown />)}
        note={birthdate && <Born on={birthdate} />}
      />
      <Fact
        wide
        label="Allergies"
        value={allergies.length === 0 ? noKnownAllergiesText : <Allergies names={allergies} />}
      />
      <Fact wide label="Medications" value={medications.join(', ') || 'None recorded'} />
      <Fact wide label="Health conditions" value={conditions.join(', ') || 'None recorded'} />
    </chakra.dl>
  );
});

const namesOf = (entries: readonly { readonly name: string }[]) => [...new Set(entries.map(({ name }) => name))];

function Allergies({ names }: { readonly names: readonly string[] }) {
  return (
    <chakra.span display="inline-flex" gap="1" alignItems="baseline" color="status.expired.fg" textStyle="name">
      <CircleAlert size={14} aria-label="Recorded allergy" style={{ flexShrink: 0, position: 'relative', top: 2 }} />
      {names.join(', ')}
    </chakra.span>
  );
}

const Born = ({ on }: { readonly on: PlainDate }) => (
  <>
    born <chakra.span whiteSpace="nowrap">{formatDate(on)}</chakra.span>
  </>
);

const Unknown = () => (
  <chakra.span color="status.near.fg" display="inline-flex" gap="1" alignItems="baseline">
    <CircleAlert size={14} aria-hidden style={{ flexShrink: 0, position: 'relative', top: 2 }} />
    Not known
  </chakra.span>
);

function Fact({
  label,
  value,
  note,
  wide = false,
}: {
  readonly label: string;
  readonly value: ReactNode;
  readonly note?: ReactNode;
  /** A list, which takes the whole line where there is little room. */
  readonly wide?: boolean;
}) {
  return (
    <chakra.div
      minW="0"
      overflowWrap="anywhere"
      css={wide ? { gridColumn: '1 / -1', [roomForRail]: { gridColumn: 'auto' } } : undefined}
    >
      <chakra.dt textStyle="label" color="fg.subtle">
        {label}
      </chakra.dt>
      <chakra.dd textStyle="value">{value}</chakra.dd>
      {note && (
        <chakra.dd textStyle="meta" color="fg.muted">
          {note}
        </chakra.dd>
      )}
    </chakra.div>
  );
}
