import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { productTitle } from '../../text/product-title';
import { useFormWork } from '../form-work-context';
import type { FormProduct } from '../setting';
import { PatientSafety } from './patient-safety';
import { compactText } from './summary';

/** Whom, what and how much of it, in three lines of the closed bar; what of it does not fit stands whole in the open one (P-104). */
export function CompactSummary() {
  const { setting, form } = useFormWork();
  const { patient, product, isOfficeUse } = setting;
  const showsSafety = patient !== null && !isOfficeUse;
  return (
    <chakra.span display="block" minW="0" flex="1" textStyle="meta" fontWeight="normal" lineHeight="1.125rem">
      <chakra.span srOnly>What you will sign: </chakra.span>
      <NameFirst
        name={`${isOfficeUse ? 'Office Use' : (patient?.name ?? 'N/A')}${showsSafety ? ',' : ''}`}
        kept={showsSafety && <PatientSafety patient={patient} />}
      />
      {product ? <ProductLine product={product} /> : <NameFirst name="No product" />}
      {/* A date is never cut: a quantity that is said in words too takes a second line. */}
      <chakra.span display="block">{compactText(form, product)}</chakra.span>
    </chakra.span>
  );
}

/** Of a product with six weight bands only the strength tells them apart. */
function ProductLine({ product }: { readonly product: FormProduct }) {
  const { name, strength } = productTitle(product.title, product.strengthDisplay);
  return <NameFirst name={name} kept={strength && <chakra.b fontWeight="semibold">{strength}</chakra.b>} />;
}

/** One line in which a long name gives way to what must be read before signing. */
const NameFirst = ({ name, kept }: { readonly name: string; readonly kept?: ReactNode }) => (
  <chakra.span display="flex" columnGap="1">
    <chakra.b fontWeight="semibold" minW="0" truncate>
      {name}
    </chakra.b>{' '}
    {kept && (
      <chakra.span flexShrink="0" maxW="calc(100% - 3.75rem)" truncate>
        {kept}
      </chakra.span>
    )}
  </chakra.span>
);
