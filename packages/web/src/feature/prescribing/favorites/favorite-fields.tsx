import { prescriptionLimits, visibleLength } from '@signa/core/base';
import { exampleCalculation, favoriteLimits } from '@signa/core/prescribing';
import { Checkbox } from '../../../part/field/checkbox';
import { Field } from '../../../part/field/field';
import { LockedValue } from '../../../part/field/locked-value';
import { Pair } from '../../../part/field/pair';
import { RadioGroup } from '../../../part/field/radio-group';
import { TextArea } from '../../../part/field/text-area';
import { TextInput } from '../../../part/field/text-input';
import { fullTitle } from '../../../part/text/product-title';
import { usePractice } from '../../../platform/practice/practice';
import type { FavoriteProduct } from './listed-favorite';
import type { FavoriteFormState } from './use-favorite-form';

interface FavoriteFieldsProps {
  readonly form: FavoriteFormState;
  readonly product: FavoriteProduct;
}

/** The prescription that a favorite fills in (P-491, P-492). */
export function FavoriteFields({ form, product }: FavoriteFieldsProps) {
  const { values, errorAt, change, leave } = form;
  const text = (name: 'directions' | 'noteToPharmacy' | 'noteToClient') => ({
    name,
    value: values[name] ?? '',
    onChange: (next: string) => change({ [name]: next === '' ? null : next }),
    onBlur: () => leave(name),
  });
  return (
    <>
      <Field
        label="Name"
        error={errorAt('name')}
        counter={{ length: visibleLength(values.name), max: favoriteLimits.nameMax }}
      >
        <TextInput {...form.field('name')} data-autofocus />
      </Field>
      <Field label="Product" error={errorAt('productId')}>
        <LockedValue>{fullTitle(product)}</LockedValue>
      </Field>
      <Field
        label="Directions"
        error={errorAt('directions')}
        counter={{ length: visibleLength(values.directions), max: prescriptionLimits.directionsMax }}
        help={`To compute a dose by weight, write for example ${exampleCalculation(product)}.`}
      >
        <TextArea rows={3} {...text('directions')} />
      </Field>
      <Pair>
        <Field label="Quantity" optional error={errorAt('unitPerFill')}>
          <TextInput inputMode="decimal" {...form.field('unitPerFill')} />
        </Field>
        <Field label="Days Supply" optional error={errorAt('daysSupply')}>
          <TextInput inputMode="numeric" {...form.field('daysSupply')} />
        </Field>
      </Pair>
      <Pair>
        <Field label="Refills" optional error={errorAt('refills')} disabled={values.prnFlag}>
          <TextInput
            inputMode="numeric"
            {...form.field('refills')}
            {...(values.prnFlag && { value: 'PRN', readOnly: true })}
          />
        </Field>
        <Checkbox checked={values.prnFlag} onChange={(prnFlag) => change({ prnFlag })}>
          PRN refills
        </Checkbox>
      </Pair>
      <Field
        label="Note To Pharmacy"
        optional
        error={errorAt('noteToPharmacy')}
        counter={{ length: visibleLength(values.noteToPharmacy), max: prescriptionLimits.noteMax }}
      >
        <TextArea {...text('noteToPharmacy')} />
      </Field>
      <Field
        label="Note To Client"
        optional
        error={errorAt('noteToClient')}
        counter={{ length: visibleLength(values.noteToClient), max: prescriptionLimits.noteMax }}
      >
        <TextArea {...text('noteToClient')} />
      </Field>
    </>
  );
}

const scopes = [
  { value: 'own', label: 'Only me' },
  { value: 'location', label: 'Everyone at this location' },
] as const;
const ofOrganization = { value: 'organization', label: 'Every location of the organization' } as const;

/** Who a favorite is offered to (P-490, P-494). */
export function FavoriteScopeField({ form }: Pick<FavoriteFieldsProps, 'form'>) {
  const { location, mayUse } = usePractice();
  const { values, errorAt, change } = form;
  const offersAll = values.scope === 'organization' || (mayUse('UpdateLocation') && location.organizationId !== null);
  const options = offersAll ? [...scopes, ofOrganization] : scopes;
  return (
    <RadioGroup
      legend="Who can use it"
      value={values.scope ?? ''}
      options={options}
      error={errorAt('scope')}
      onChange={(chosen) => change({ scope: options.find(({ value }) => value === chosen)?.value ?? null })}
    />
  );
}
