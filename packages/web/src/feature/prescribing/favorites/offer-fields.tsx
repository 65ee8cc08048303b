import { chakra } from '@chakra-ui/react';
import { isWeightUnit } from '@signa/core/clients';
import { HealthConditionsBySpeciesDocument, SpeciesDocument } from '@signa/core/contract/typed';
import { lookUpFreshFor, useOperation } from '../../../client/query/use-operation';
import { Checkbox } from '../../../part/field/checkbox';
import { Field } from '../../../part/field/field';
import { FieldMessage } from '../../../part/field/field-message';
import { Select } from '../../../part/field/select';
import { TextInput } from '../../../part/field/text-input';
import type { ListedFavorite } from './listed-favorite';
import type { FavoriteFormState } from './use-favorite-form';

interface OfferFieldsProps {
  readonly form: FavoriteFormState;
  /** The condition that is stored, which may not be in the list of the first species. */
  readonly condition: ListedFavorite['condition'];
}

const kept = { freshFor: lookUpFreshFor } as const;

/** The patients that a favorite is offered for (P-495). */
export function OfferFields({ form, condition }: OfferFieldsProps) {
  const { values, errorAt, change } = form;
  const species = useOperation(SpeciesDocument, {}, kept).data?.species ?? [];
  const [first] = values.species;
  const speciesCode = first ?? 'other';
  const listed = useOperation(HealthConditionsBySpeciesDocument, { speciesCode }, kept).data?.healthConditionsBySpecies;
  const conditions = [
    ...(condition && !listed?.some(({ code }) => code === condition.code) ? [condition] : []),
    ...(listed ?? []),
  ];
  return (
    <chakra.fieldset display="flex" flexDirection="column" gap="3">
      <chakra.legend textStyle="section" mb="2">
        Offered for
      </chakra.legend>
      <chakra.div role="group" aria-label="Species" display="flex" flexWrap="wrap" columnGap="4" rowGap="1">
        {species
          .filter(({ code }) => code !== 'unknown')
          .map(({ code, name }) => (
            <Checkbox
              key={code}
              checked={values.species.includes(code)}
              onChange={(isChosen) =>
                change({
                  species: isChosen ? [...values.species, code] : values.species.filter((known) => known !== code),
                })
              }
            >
              {name}
            </Checkbox>
          ))}
      </chakra.div>
      <FieldMessage
        id="favorite-species-message"
        error={errorAt('species')}
        help={values.species.length === 0 ? 'Any species' : undefined}
      />
      <chakra.div display="grid" gap="4" alignItems="start" gridTemplateColumns="1fr 1fr 5rem">
        <Field label="From Weight" optional error={errorAt('weightMin')}>
          <TextInput inputMode="decimal" {...form.field('weightMin')} />
        </Field>
        <Field label="To Weight" optional error={errorAt('weightMax')}>
          <TextInput inputMode="decimal" {...form.field('weightMax')} />
        </Field>
        <Field label="Unit" error={errorAt('weightUnit')}>
          <Select
            name="weightUnit"
            value={values.weightUnit}
            options={weightUnits}
            onChange={(unit) => isWeightUnit(unit) && change({ weightUnit: unit })}
          />
        </Field>
      </chakra.div>
      <Field label="Condition" optional error={errorAt('conditionCode')}>
        <Select
          name="conditionCode"
          value={values.conditionCode ?? ''}
          placeholder="Any"
          options={conditions.map(({ code, name }) => ({ value: code, label: name }))}
          onChange={(code) => change({ conditionCode: code === '' ? null : code })}
        />
      </Field>
    </chakra.fieldset>
  );
}

const weightUnits = [
  { value: 'lbs', label: 'lb' },
  { value: 'kg', label: 'kg' },
] as const;
