import { chakra } from '@chakra-ui/react';
import { type WeightUnit, weightUnits } from '@signa/core/clients';
import { Field } from '../../../../part/field/field';
import { Select } from '../../../../part/field/select';
import { TextInput } from '../../../../part/field/text-input';

interface WeightFieldsProps {
  /** The weight as typed. */
  readonly weight: string;
  readonly unit: WeightUnit;
  readonly isOptional?: boolean;
  readonly onWeight: (weight: string) => void;
  readonly onUnit: (unit: WeightUnit) => void;
  /** The error of a field, by its path. */
  readonly errorAt: (path: string) => string | null;
}

/** A weight and its unit, side by side, as the first fields of a dialog. */
export function WeightFields({ weight, unit, isOptional, onWeight, onUnit, errorAt }: WeightFieldsProps) {
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr) 7rem" gap="4" alignItems="start">
      <Field label="Weight" optional={isOptional} error={errorAt('weight')}>
        <TextInput name="weight" inputMode="decimal" data-autofocus value={weight} onChange={onWeight} />
      </Field>
      <Field label="Unit" error={errorAt('weightUnit')}>
        <Select
          name="weightUnit"
          value={unit}
          onChange={(next) => onUnit(weightUnits.find((known) => known === next) ?? unit)}
          options={weightUnits.map((value) => ({ value, label: value }))}
        />
      </Field>
    </chakra.div>
  );
}
