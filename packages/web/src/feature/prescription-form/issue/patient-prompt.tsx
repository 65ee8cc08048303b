import { chakra } from '@chakra-ui/react';
import {
  checkPatientPrompt,
  defaultWeightUnit,
  isBirthdateKnown,
  isWeightKnown,
  patientPromptText,
  promptAnswers,
  weightUnits,
} from '@signa/core/patient';
import type { PromptAnswers, WeightUnit } from '@signa/core/patient';
import { trimmedOrNull } from '@signa/core/text';
import type { PlainDate } from '@signa/core/time';
import { useState } from 'react';
import { DateInput } from '../../../part/field/date-input';
import { Field } from '../../../part/field/field';
import { Select } from '../../../part/field/select';
import { TextInput } from '../../../part/field/text-input';
import { FormDialog } from '../../../part/overlay/form-dialog';
import { readWeight } from '../state/weight-text';

export interface PatientPromptProps {
  readonly patient: {
    readonly name: string;
    readonly weight: number | null;
    readonly weightUnit: WeightUnit | null;
    readonly birthdate: string | null;
  };
  readonly today: PlainDate;
  readonly busy: boolean;
  /** `null` when all was left blank: the authorization goes on without a save. */
  readonly onAnswer: (answers: PromptAnswers | null) => void;
  readonly onCancel: () => void;
}

/** Weight and date of birth, asked while issuing; both may stay blank (P-105 to P-107). */
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
      <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr) 6rem" gap="4" alignItems="start">
        <Field label="Weight" optional error={errorAt('weight')}>
          <TextInput name="weight" inputMode="decimal" data-autofocus value={weight} onChange={setWeight} />
        </Field>
        <Field label="Unit" error={errorAt('weightUnit')}>
          <Select
            name="weightUnit"
            value={unit}
            onChange={(next) => setUnit(weightUnits.find((known) => known === next) ?? unit)}
            options={weightUnits.map((value) => ({ value, label: value }))}
          />
        </Field>
      </chakra.div>
      <Field label="Date of birth" optional error={errorAt('birthdate')}>
        <DateInput value={birthdate} max={today} onChange={setBirthdate} />
      </Field>
    </FormDialog>
  );
}
