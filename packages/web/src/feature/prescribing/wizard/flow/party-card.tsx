import { chakra } from '@chakra-ui/react';
import {
  clientName,
  genderWord,
  medicationNames,
  noAllergiesText,
  patientAge,
  undeliveredNote,
  weightLabels,
} from '@signa/core/clients';
import type { PlainDate } from '@signa/core/base';
import { CircleAlert, HeartCrack } from 'lucide-react';
import type { ReactNode } from 'react';
import { usePractice } from '../../../../platform/practice/practice';
import { Badge } from '../../../../part/badge/badge';
import { Button } from '../../../../part/button/button';
import { SpeciesIcon } from '../../../../part/picture/species-icon';
import { Card } from '../../../../part/surface/card';
import type { PartyClient, PartyPatient } from './use-parties';

interface PartyCardProps {
  readonly client: PartyClient | null;
  readonly patient: PartyPatient | null;
  readonly isOfficeUse: boolean;
  /** True if safety-critical facts are shown elsewhere on the page. */
  readonly isBrief?: boolean;
  /** Omitted if the choice can't be changed (P-039). */
  readonly onChange?: () => void;
}

/** Who the prescription is for: the client or 'Office Use', and the patient with safety-critical facts (P-039). */
export function PartyCard({ client, patient, isOfficeUse, isBrief = false, onChange }: PartyCardProps) {
  const { today } = usePractice();
  return (
    <Card
      aria-label="Prescribed for"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="8"
      rowGap="2"
      px="4"
      py="3"
    >
      <chakra.div display="flex" alignItems="center" gap="3" minW="0">
        <SpeciesIcon species={isOfficeUse ? 'office-use' : (patient?.species?.code ?? null)} />
        <chakra.div minW="0">
          <p>
            <chakra.span textStyle="name" me="2">
              {isOfficeUse ? 'Office Use' : (patient?.name ?? (client ? clientName(client) : ''))}
            </chakra.span>
            {patient && <chakra.span color="fg.muted">{factsOf(patient, today()).join(', ')}</chakra.span>}
            {patient?.isDeceased && (
              <chakra.span ms="2" display="inline-flex" verticalAlign="middle">
                <Badge icon={HeartCrack}>Deceased</Badge>
              </chakra.span>
            )}
          </p>
          {!isOfficeUse && (
            <chakra.p textStyle="meta" color="fg.muted">
              {patient ? client && clientName(client) : 'You choose the patient next'}
            </chakra.p>
          )}
        </chakra.div>
      </chakra.div>
      {patient && !isBrief && (
        <chakra.dl display="flex" flexWrap="wrap" columnGap="8" rowGap="1">
          <Fact label="Allergies">
            {patient.allergies.length === 0 ? (
              noAllergiesText(patient)
            ) : (
              <chakra.span
                display="inline-flex"
                gap="1"
                alignItems="baseline"
                color="status.expired.fg"
                textStyle="name"
              >
                <CircleAlert
                  size={14}
                  aria-label="Recorded allergy"
                  style={{ flexShrink: 0, position: 'relative', top: 2 }}
                />
                {namesOf(patient.allergies)}
              </chakra.span>
            )}
          </Fact>
          <Fact label="Medications">
            {medicationNames(patient).join(', ') || undeliveredNote(patient, 'medications')}
          </Fact>
        </chakra.dl>
      )}
      {onChange && (
        <chakra.span ms="auto">
          <Button onClick={onChange} aria-label={`Change the ${patient ? 'patient' : 'client'}`}>
            Change
          </Button>
        </chakra.span>
      )}
    </Card>
  );
}

const namesOf = (entries: readonly { readonly name: string }[]): string =>
  [...new Set(entries.map(({ name }) => name))].join(', ');

function factsOf(patient: PartyPatient, today: PlainDate): readonly string[] {
  return [
    patient.species?.name,
    patient.breed?.name,
    genderWord(patient.gender),
    weightLabels(patient)?.recorded,
    patientAge(patient, today),
  ].filter((part): part is string => Boolean(part));
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <chakra.div minW="0" maxW="20rem">
      <chakra.dt textStyle="label" color="fg.subtle">
        {label}
      </chakra.dt>
      <chakra.dd textStyle="strong" truncate>
        {children || 'N/A'}
      </chakra.dd>
    </chakra.div>
  );
}
