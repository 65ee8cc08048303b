import { chakra } from '@chakra-ui/react';
import { GetLocationUserDocument } from '@signa/core/contract/typed';
import {
  genderLabel,
  genderWord,
  isBirthdateKnown,
  lastExamLabel,
  lastExamSource,
  medicalInformation,
  medicalLabels,
  patientAge,
  undeliveredNote,
  weightLabels,
} from '@signa/core/clients';
import { formatDate, todayIn } from '@signa/core/base';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { usePractice } from '../../platform/practice/practice';
import { lookUpFreshFor, useOperation } from '../../client/query/use-operation';
import { RecordAlerts } from '../../feature/clients/record-alerts/record-alerts';
import { SpeciesIcon } from '../../part/picture/species-icon';
import { Card } from '../../part/surface/card';
import { Fact, Facts } from '../../part/surface/facts';
import { FailedLine } from '../../part/surface/failed-line';
import { SkeletonFacts } from '../../part/surface/skeleton';
import type { LookUp } from '../../feature/prescribing/wizard/flow/use-parties';
import { MergePatient } from './merge-patient';
import { PatientStateBadge } from './patient-state-badge';
import { PimsBadge, useShowsPims } from '../../part/badge/pims-badge';
import { UpdatePatient } from './update-patient';
import type { ListedPatient, ProfilePatient } from './use-client-profile';

interface PatientCardProps {
  readonly clientId: string;
  readonly listed: ListedPatient;
  readonly patient: LookUp<ProfilePatient>;
}

/** The selected patient, with alerts next to the identity (C-055, C-058). */
export function PatientCard({ clientId, listed, patient }: PatientCardProps) {
  const { today } = usePractice();
  const found = patient.found?.id === listed.id ? patient.found : null;
  const about = [
    listed.species?.name,
    found?.breed?.name,
    found && genderWord(found.gender),
    found && patientAge(found, today()),
  ];
  return (
    <Card aria-label={listed.name}>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3" p="4">
        <SpeciesIcon size="head" species={listed.species?.code ?? null} />
        <chakra.div flex="1" minW="10rem">
          <chakra.h2 textStyle="section" overflowWrap="anywhere">
            {listed.name}
          </chakra.h2>
          <chakra.p color="fg.muted">{about.filter(Boolean).join(', ') || 'Species unknown'}</chakra.p>
        </chakra.div>
        <PatientStateBadge patient={listed} />
        {found && (
          <chakra.div display="flex" flexWrap="wrap" justifyContent={{ md: 'flex-end' }} gap="2" ml={{ md: 'auto' }}>
            <UpdatePatient patient={found} />
            <MergePatient clientId={clientId} patient={found} />
          </chakra.div>
        )}
      </chakra.div>
      <chakra.div px="4" pb="4" css={{ '&:empty': { display: 'none' } }}>
        <RecordAlerts noun="patient" recordId={listed.id} name={listed.name} />
      </chakra.div>
      {patient.failure && (
        <chakra.div px="4" pb="4">
          <FailedLine onRetry={patient.again} busy={patient.refreshing}>
            {patient.failure.message}
          </FailedLine>
        </chakra.div>
      )}
      {found ? (
        <chakra.div
          display="grid"
          borderTopWidth="1px"
          borderColor="border.subtle"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' }}
        >
          <Medical patient={found} />
          <Profile patient={found} />
        </chakra.div>
      ) : (
        !patient.failure && <SkeletonFacts rows={2} label="Loading the patient" />
      )}
    </Card>
  );
}

function Panel({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <chakra.section aria-label={title} p="4" minW="0">
      <chakra.h3 textStyle="name" mb="3">
        {title}
      </chakra.h3>
      {children}
    </chakra.section>
  );
}

function Medical({ patient }: { readonly patient: ProfilePatient }) {
  const { allergies, medications, conditions } = medicalInformation(patient);
  return (
    <Panel title="Medical Information">
      <Facts gridTemplateColumns="minmax(0, 1fr)" gap="3">
        <Fact label={medicalLabels.allergies}>
          {allergies ? <Allergies>{allergies}</Allergies> : undeliveredNote(patient, 'allergies')}
        </Fact>
        <Fact label={medicalLabels.medications}>{medications ?? undeliveredNote(patient, 'medications')}</Fact>
        <Fact label={medicalLabels.conditions}>{conditions ?? undeliveredNote(patient, 'conditions')}</Fact>
      </Facts>
    </Panel>
  );
}

const Allergies = ({ children }: { readonly children: string }) => (
  <chakra.span display="inline-flex" gap="1" alignItems="baseline" color="status.expired.fg" textStyle="name">
    <CircleAlert size={14} aria-label="Recorded allergy" style={{ flexShrink: 0, position: 'relative', top: 2 }} />
    <span>{children}</span>
  </chakra.span>
);

function Profile({ patient }: { readonly patient: ProfilePatient }) {
  const showsPims = useShowsPims();
  const weight = weightLabels(patient);
  return (
    <Panel title="Patient Profile">
      <Facts gridTemplateColumns="repeat(2, minmax(0, 1fr))" gap="3">
        <Fact label="Species">{patient.species?.name}</Fact>
        <Fact label="Breed">{patient.breed?.name}</Fact>
        <Fact label="Gender">{genderLabel(patient.gender)}</Fact>
        <Fact label="Birthdate">{isBirthdateKnown(patient.birthdate) && formatDate(patient.birthdate)}</Fact>
        {patient.isDeceased && patient.deceasedDate && (
          <Fact label="Date of Death">{formatDate(patient.deceasedDate)}</Fact>
        )}
        <Fact label="Weight">
          {weight && (
            <>
              {weight.recorded}{' '}
              <chakra.span textStyle="meta" color="fg.subtle">
                {weight.other}
              </chakra.span>
            </>
          )}
        </Fact>
        <Fact label={lastExamLabel}>{patient.lastExamDate !== null && <LastExam patient={patient} />}</Fact>
        <Fact label="Vet">
          {patient.prescVetLocationUserId !== null && <VetName id={patient.prescVetLocationUserId} />}
        </Fact>
        <Fact label="Is Active">{patient.isActive ? 'Yes' : 'No'}</Fact>
        {showsPims && (
          <Fact label="PIMS Status">
            <PimsBadge record={patient} />
          </Fact>
        )}
      </Facts>
    </Panel>
  );
}

/** The day of the last exam, and who entered it. */
function LastExam({ patient: { lastExamDate, lastExamRecorded } }: { readonly patient: ProfilePatient }) {
  const { location } = usePractice();
  return (
    <>
      {lastExamDate !== null && formatDate(lastExamDate)}{' '}
      {lastExamRecorded && (
        <chakra.span textStyle="meta" color="fg.subtle">
          {lastExamSource(lastExamRecorded.by, todayIn(location.timeZone, lastExamRecorded.at))}
        </chakra.span>
      )}
    </>
  );
}

/** The patient's vet, even if they no longer work here. */
function VetName({ id }: { readonly id: string }) {
  const vet = useOperation(GetLocationUserDocument, { id }, { freshFor: lookUpFreshFor });
  if (vet.loading) return <chakra.span color="fg.subtle">…</chakra.span>;
  return vet.data?.locationUser?.displayName ?? <chakra.span color="fg.subtle">N/A</chakra.span>;
}
