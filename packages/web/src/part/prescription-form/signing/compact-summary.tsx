import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { ProductName } from '../facts/product-name';
import { useFormWork } from '../form-work-context';
import { PatientSafety } from './patient-safety';
import { compactText } from './summary';

/** Whom, what and how much of it, in three lines of the closed bar; what does not fit stands whole in the open one (P-104). */
export function CompactSummary() {
  const { setting, form } = useFormWork();
  const { patient, product, isOfficeUse } = setting;
  return (
    <chakra.span display="block" minW="0" flex="1" textStyle="meta" fontWeight="normal" lineHeight="1.125rem">
      <chakra.span srOnly>What you will sign: </chakra.span>
      <Line>
        <chakra.b fontWeight="semibold">{isOfficeUse ? 'Office Use' : (patient?.name ?? 'N/A')}</chakra.b>
        {patient && !isOfficeUse && (
          <>
            {', '}
            <PatientSafety patient={patient} />
          </>
        )}
      </Line>
      <Line>
        <chakra.b fontWeight="semibold">{product ? <ProductName product={product} /> : 'No product'}</chakra.b>
      </Line>
      <Line>{compactText(form, product)}</Line>
    </chakra.span>
  );
}

const Line = ({ children }: { readonly children: ReactNode }) => (
  <chakra.span display="block" truncate>
    {children}
  </chakra.span>
);
