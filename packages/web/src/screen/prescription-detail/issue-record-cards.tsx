import { chakra } from '@chakra-ui/react';
import { checkedByText, conflictGrades, gradeOfIndicator, indicatorLabels, notCheckedLines } from '@signa/core/safety';
import { changeSentence, recordedLaterSentences } from '@signa/core/prescribing';
import { genderLabel, noAllergiesText, weightLabel } from '@signa/core/clients';
import { formatDate } from '@signa/core/base';
import { GradeBadge } from '../../feature/prescribing/prescription-form/conflict/grade-badge';
import { TitledCard } from '../../part/surface/card';
import { Fact, Facts } from '../../part/surface/facts';
import type { DetailedPrescription } from './detailed-prescription';

type IssueRecord = NonNullable<DetailedPrescription['issueRecord']>;

const Lines = chakra('ul', { base: { display: 'flex', flexDirection: 'column', gap: '1', listStyle: 'none' } });

/** Differences between the facts at issue and today, and facts that were not recorded at issue (P-333, P-334). */
export function ChangedSinceIssue({
  record,
  timeZone,
}: {
  readonly record: IssueRecord;
  readonly timeZone: string | null;
}) {
  const later = recordedLaterSentences(record.recordedLater, timeZone);
  if (record.changes.length === 0 && later.length === 0) return null;
  return (
    <TitledCard title={record.changes.length > 0 ? 'Changed since issue' : 'Recorded after issue'}>
      <Lines>
        {record.changes.map((change) => (
          <chakra.li key={change.label} overflowWrap="anywhere">
            {changeSentence(change)}
          </chakra.li>
        ))}
        {later.map((sentence) => (
          <chakra.li key={sentence} color="fg.muted">
            {sentence}
          </chakra.li>
        ))}
      </Lines>
    </TitledCard>
  );
}

const namesOf = (entries: readonly { readonly name: string }[]) => entries.map(({ name }) => name).join(', ');

/** The patient at the time of issue, with the dose by its weight (P-332, P-405). */
export function PatientWhenIssued({
  patient,
  record,
  dose,
}: {
  readonly patient: NonNullable<DetailedPrescription['locationPatient']>;
  readonly record: IssueRecord;
  readonly dose: string | null;
}) {
  return (
    <TitledCard title="Patient when issued">
      <Facts>
        <Fact label="Species">{patient.species?.name}</Fact>
        <Fact label="Breed">{patient.breed?.name}</Fact>
        <Fact label="Gender">{genderLabel(patient.gender) ?? patient.gender}</Fact>
        <Fact label="Birthdate">{patient.birthdate && formatDate(patient.birthdate)}</Fact>
        <Fact label="Weight">{weightLabel(patient)}</Fact>
        {dose && <Fact label="Dose by weight">{dose}</Fact>}
        <Fact label="Allergies">{namesOf(patient.allergies) || noAllergiesText(patient)}</Fact>
        <Fact label="Health Conditions">{namesOf(patient.healthConditions)}</Fact>
        <Fact label="Medications">{record.medications.join(', ')}</Fact>
      </Facts>
    </TitledCard>
  );
}

/** A severity from a later rule version is shown as serious, because it was reported at the time. */
function Grade({ of }: { readonly of: string }) {
  return <GradeBadge grade={conflictGrades.find((grade) => grade === of) ?? 'serious'} />;
}

/** Findings shown to the issuer, with the version of the rules (P-331). */
export function CheckedWhenIssued({ checks }: { readonly checks: NonNullable<IssueRecord['checks']> }) {
  const { findings, notChecked, ruleTable, software } = checks;
  return (
    <TitledCard title="Checked when issued" note={`Rules ${ruleTable}, Signa ${software}`}>
      <Lines>
        {findings.length === 0 && <li>No conflicts were found.</li>}
        {findings.map(({ rule, grade, text, reason, source }) => (
          <chakra.li key={`${rule} ${text}`} overflowWrap="anywhere">
            <Grade of={grade} /> {text}
            <chakra.p color="fg.muted">{[reason, source && `Source: ${source}`].filter(Boolean).join(' ')}</chakra.p>
          </chakra.li>
        ))}
        {notChecked.map(({ kind, name, reason }) => (
          <chakra.li key={`${kind} ${name}`} color="fg.muted" overflowWrap="anywhere">
            {`Not checked: ${name}. ${reason}`}
          </chakra.li>
        ))}
      </Lines>
    </TitledCard>
  );
}

/** What CDS services had said when it was signed, and the answers to it (P-430). */
export function CheckedByServices({ checks }: { readonly checks: NonNullable<IssueRecord['externalChecks']> }) {
  return (
    <TitledCard title="Other programs, when issued">
      <Lines>
        {checks.flatMap(({ service, cards }) =>
          cards.map(({ id, summary, detail, indicator, source, answer }) => (
            <chakra.li key={id} overflowWrap="anywhere">
              <GradeBadge grade={gradeOfIndicator[indicator]}>{indicatorLabels[indicator]}</GradeBadge> {summary}
              {detail && (
                <chakra.p whiteSpace="pre-line" color="fg.muted">
                  {detail}
                </chakra.p>
              )}
              <chakra.p color="fg.muted">{`From ${service}. Source: ${source}. ${answer ?? 'Not answered'}.`}</chakra.p>
            </chakra.li>
          )),
        )}
        {[checkedByText(checks), ...notCheckedLines(checks)]
          .filter((line) => line !== null)
          .map((line) => (
            <chakra.li key={line} color="fg.muted" overflowWrap="anywhere">
              {line}
            </chakra.li>
          ))}
      </Lines>
    </TitledCard>
  );
}
