import { chakra } from '@chakra-ui/react';
import { Field } from '../../field/field';
import { LockedValue } from '../../field/locked-value';
import { useFormWork } from '../form-work-context';
import { QuantityField } from './quantity-field';
import { roomForThree } from '../room';

/** Product, form and strength, which are chosen before the form opens (P-045, P-046), and how much of it. */
export function ProductFields() {
  const { setting, errorAt } = useFormWork();
  const { product } = setting;
  return (
    <>
      <Field
        label="Product Name"
        error={errorAt('productId')}
        help={
          setting.entry === 'approval'
            ? 'The request is for this product. To prescribe another one, decline it.'
            : undefined
        }
      >
        <LockedValue>{product?.title ?? 'Not known'}</LockedValue>
      </Field>
      <chakra.div
        display="grid"
        gap="4"
        alignItems="start"
        gridTemplateColumns="1fr 1fr"
        css={{ [roomForThree]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } }}
      >
        <Field label="Form" error={errorAt('productPresentationId')}>
          <LockedValue icon={false}>{product?.productPresentation.description ?? 'N/A'}</LockedValue>
        </Field>
        <Field label="Strength" error={errorAt('strengthDisplay')}>
          <LockedValue icon={false}>{product?.strengthDisplay ?? 'N/A'}</LockedValue>
        </Field>
        <QuantityField />
      </chakra.div>
    </>
  );
}
