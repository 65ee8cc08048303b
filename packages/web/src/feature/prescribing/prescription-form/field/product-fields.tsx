import { chakra } from '@chakra-ui/react';
import { isProductOut } from '@signa/core/prescribing';
import { Field } from '../../../../part/field/field';
import { LockedValue } from '../../../../part/field/locked-value';
import { FailedLine } from '../../../../part/surface/failed-line';
import { fullTitle } from '../../../../part/text/product-title';
import { useFormWork } from '../form/form-work-context';
import type { ProductChoice } from '../form/use-product-choice';
import { fitsThreeFields } from '../../../../part/surface/room';
import type { FormProduct, FormSetting } from '../state/setting';
import { ChooseProduct } from './choose-product';
import { FormChoiceField, StrengthChoiceField } from './product-choice-fields';
import { QuantityField } from './quantity-field';

/**
 * Product, form, strength, and quantity, with other forms, strengths, and packs of the family if the product can be
 * changed (P-035, P-036, P-045, P-046).
 */
export function ProductFields() {
  const { setting, choice, errorAt } = useFormWork();
  const { product } = setting;
  return (
    <>
      <Field
        label="Product Name"
        error={errorAt('productId')}
        help={nameHelp(setting, choice)}
        action={choice?.reach === 'any' && <ChooseProduct choice={choice} />}
      >
        <LockedValue>{product?.title ?? (choice ? 'Not chosen yet' : 'Unknown')}</LockedValue>
      </Field>
      <chakra.div
        display="grid"
        gap="4"
        alignItems="start"
        gridTemplateColumns="1fr 1fr"
        css={{ [fitsThreeFields]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } }}
      >
        {choice?.reach === 'any' ? (
          <>
            <FormChoiceField choice={choice} />
            <StrengthChoiceField choice={choice} />
          </>
        ) : (
          <>
            <Field label="Form" error={errorAt('productPresentationId')}>
              <LockedValue icon={false}>{product?.productPresentation.description ?? 'N/A'}</LockedValue>
            </Field>
            <Field label="Strength" error={errorAt('strengthDisplay')}>
              <LockedValue icon={false}>{product?.strengthDisplay ?? 'N/A'}</LockedValue>
            </Field>
          </>
        )}
        <QuantityField />
      </chakra.div>
      {choice?.failure && (
        <FailedLine onRetry={choice.again} busy={choice.refreshing}>
          {`${choice.reach === 'pack' ? 'Other packs' : 'Other forms and strengths'} could not be loaded. ${choice.failure}`}
        </FailedLine>
      )}
    </>
  );
}

const ofRequestText = 'The request is for this product. To prescribe another one, decline it.';
const otherPackText = 'A different pack than requested. To prescribe another product, decline the request.';
const outText = ({ isActive }: FormProduct) =>
  `The product of the request is ${isActive ? 'out of stock' : 'no longer available'}: you can choose another one.`;

/** Why the product is fixed, or which product it replaces, so that the user can return to it. */
function nameHelp({ entry, product }: FormSetting, choice: ProductChoice | null): string | undefined {
  if (choice?.reach === 'pack') return product?.id === choice.opened?.id ? ofRequestText : otherPackText;
  if (!choice?.opened) return undefined;
  if (product && product.id !== choice.opened.id) return `Chosen here instead of ${fullTitle(choice.opened)}.`;
  if (!product) return `Choose form, strength and quantity. The form opened with ${fullTitle(choice.opened)}.`;
  return entry === 'approval' && isProductOut(product) ? outText(product) : undefined;
}
