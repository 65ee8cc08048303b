import { chakra } from '@chakra-ui/react';
import { clientName, genderWord, noAllergiesText, weightLabels } from '@signa/core/clients';
import { contraindications, type DoseWarningKind } from '@signa/core/safety';
import { officeUseGroup, type PrescriptionSummary } from '@signa/core/prescribing';
import { CircleAlert, OctagonX } from 'lucide-react';
import { SpeciesIcon } from '../../../../part/picture/species-icon';
import { patientHistoryPath, profilePath } from '../../../../part/text/party-path';
import { ReturnLink } from '../../../../part/text/return-link';
import { SigningDose } from '../dose/signing-dose';
import { useFormWork } from '../form/form-work-context';
import { lowWindow } from '../../../../part/surface/room';
import type { FormPatient } from '../state/setting';
import { PimsWeightBeside } from './pims-weight-beside';
import { Beside, SummaryRow, SummaryRows } from './summary-row';

const weightKinds: ReadonlySet<DoseWarningKind> = new Set([
  'pounds-for-kilograms',
  'weight-change',
  'impossible-weight',
]);

const namesOf = (entries: readonly { readonly name: string }[]) => [...new Set(entries.map(({ name }) => name))];

/** The patient. The values that the dose depends on are never truncated and never scroll (P-251). */
export function SigningPatient({ summary }: { readonly summary: PrescriptionSummary }) {
  const { setting } = useFormWork();
  const { patient, client, isOfficeUse } = setting;
  const isForPatient = patient !== null && !isOfficeUse;
  const clientPage = client && !client.isOfficeUse ? (id?: string) => profilePath(client.id, id) : null;
  const owner = client && !client.isOfficeUse ? clientName({ ...client, email: null }) : null;
  return (
    <div>
      <chakra.div display="flex" gap="3" alignItems="center" mb="1.5" css={{ [lowWindow]: { marginBottom: '0.5' } }}>
        <chakra.span css={{ [lowWindow]: { display: 'none' } }}>
          <SpeciesIcon species={isForPatient ? (patient.species?.code ?? null) : 'office-use'} size="head" />
        </chakra.span>
        <chakra.div minW="0" overflowWrap="anywhere">
          <chakra.p textStyle="section" lineHeight="1.375rem">
            {!isForPatient && officeUseGroup}
            {isForPatient &&
              (clientPage ? <ReturnLink to={clientPage(patient.id)}>{patient.name}</ReturnLink> : patient.name)}
          </chakra.p>
          {isForPatient && <Kind patient={patient} />}
          {owner && isForPatient && (
            <chakra.p textStyle="meta" lineHeight="1.125rem" color="fg.muted">
              {clientPage ? <ReturnLink to={clientPage()}>{owner}</ReturnLink> : owner}
              {' • '}
              <chakra.span color="accent.fg" fontWeight="medium">
                <ReturnLink to={patientHistoryPath(patient.id)}>History</ReturnLink>
              </chakra.span>
            </chakra.p>
          )}
        </chakra.div>
      </chakra.div>
      {isForPatient && <Safety patient={patient} weight={summary.weight} />}
    </div>
  );
}

/** Species with breed and sex; red if the species conflicts. */
function Kind({ patient }: { readonly patient: FormPatient }) {
  const { report } = useFormWork();
  const species = patient.species?.name ?? 'Species unknown';
  const rest = [patient.breed?.name, genderWord(patient.gender)].filter(Boolean).join(', ');
  const isAgainst = contraindications(report).some(({ kind }) => kind === 'species');
  return (
    <chakra.p textStyle="strong" lineHeight="1.25rem">
      {isAgainst ? (
        <chakra.b fontWeight="semibold" color="status.expired.fg">
          <OctagonX
            size={14}
            aria-label="Contraindicated"
            style={{ display: 'inline', position: 'relative', top: 2, marginInlineEnd: 4 }}
          />
          {species}
        </chakra.b>
      ) : (
        species
      )}
      {rest && `, ${rest}`}
    </chakra.p>
  );
}

function Safety({
  patient,
  weight: { sign, was },
}: {
  readonly patient: FormPatient;
  readonly weight: PrescriptionSummary['weight'];
}) {
  const { report, dose } = useFormWork();
  const labels = weightLabels(patient);
  const allergies = namesOf(patient.allergies);
  const isDoubted = report.doubts.some(({ kind }) => weightKinds.has(kind));
  return (
    <SummaryRows>
      <SummaryRow label="Weight" sign={sign} was={was}>
        {labels ? (
          <>
            <chakra.span whiteSpace="nowrap" color={isDoubted ? 'status.near.fg' : undefined}>
              {labels.recorded}
            </chakra.span>
            <Beside color="fg.muted">
              <chakra.span whiteSpace="nowrap">({labels.other})</chakra.span>
            </Beside>
          </>
        ) : (
          <chakra.span color="status.near.fg">Unknown</chakra.span>
        )}
        <PimsWeightBeside patient={patient} />
      </SummaryRow>
      {dose && (
        <SummaryRow label="Dose">
          <SigningDose dose={dose} />
        </SummaryRow>
      )}
      <SummaryRow label="Allergies">
        {allergies.length === 0 ? (
          noAllergiesText(patient)
        ) : (
          <chakra.b fontWeight="semibold" color="status.expired.fg">
            <CircleAlert
              size={14}
              aria-label="Recorded allergy"
              style={{ display: 'inline', position: 'relative', top: 2, marginInlineEnd: 4 }}
            />
            {allergies.join(', ')}
          </chakra.b>
        )}
      </SummaryRow>
    </SummaryRows>
  );
}
