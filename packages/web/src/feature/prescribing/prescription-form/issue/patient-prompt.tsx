import {
  checkPatientPrompt,
  defaultWeightUnit,
  isBirthdateKnown,
  isWeightKnown,
  patientPromptText,
  promptAnswers,
  type PromptAnswers,
  type WeightUnit,
} from '@signa/core/clients';
import { type PlainDate, trimmedOrNull } from '@signa/core/base';
import { useState } from 'react';
import { DateInput } from '../../../../part/field/date-input';
import { Field } from '../../../../part/field/field';
import { FormDialog } from '../../../../part/overlay/form-dialog';
import { WeightFields } from '../field/weight-fields';
import { readWeight } from '../../../clients/patient-form/weight-text';

interface PatientPromptProps {
  readonly patient: {
    readonly name: string;
    readonly weight: number | null;
    readonly weightUnit: WeightUnit | null;
    readonly birthdate: string | null;
  };
  readonly today: PlainDate;
  readonly busy: boolean;
  /** `null` if everything was left blank; the authorization then continues without a save. */
  readonly onAnswer: (answers: PromptAnswers | null) => void;
  readonly onCancel: () => void;
}

/** Weight and date of birth, asked during issuing; both can stay blank (P-105 to P-107). */
export function PatientPrompt({ patient, today, busy, onAnswer, onCancel }: PatientPromptProps) {
  const [weight, setWeight] = useState(isWeightKnown(patient.weight) ? String(patient.weight) : '');
  const [unit, setUnit] = useState<WeightUnit>(patient.weightUnit ?? defaultWeightUnit);
  const [birthdate, setBirthdate] = useState(isBirthdateKnown(patient.birthdate) ? patient.birthdate : '');
  const [sent, setSent] = useState(false);
  const given = { weight: readWeight(weight), weightUnit: unit, birthdate: trimmedOrNull(birthdate) };
  const issues = checkPatientPrompt(given, today);
  const errorAt = (path: string) => (sent ? (issues.find((issue) => issue.path === path)?.message ?? null) : null);
  const send = () => {
    setSent(true);
    if (issues.length === 0) onAnswer(promptAnswers(given));
  };
  return (
    <FormDialog
      title={`Weight and date of birth of ${patient.name}`}
      send="Continue"
      busy={busy}
      onSend={send}
      onClose={onCancel}
    >
      <p>{patientPromptText}</p>
      <WeightFields weight={weight} unit={unit} isOptional onWeight={setWeight} onUnit={setUnit} errorAt={errorAt} />
      <Field label="Date of birth" optional error={errorAt('birthdate')}>
        <DateInput value={birthdate} max={today} onChange={setBirthdate} />
      </Field>
    </FormDialog>
  );
}
