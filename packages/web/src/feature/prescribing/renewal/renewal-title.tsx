import { chakra } from '@chakra-ui/react';
import { fullTitle } from '../../../part/text/product-title';
import type { Renewal } from './use-renewals';

/** 'Diesel Galliprant Tablets 100 mg × 30': patient, product and quantity. */
export function RenewalTitle({ request }: Pick<Renewal, 'request'>) {
  const { product, locationPatient, previousPrescription } = request;
  return (
    <chakra.span overflowWrap="anywhere">
      <chakra.span textStyle="name">{locationPatient?.name}</chakra.span> {product && fullTitle(product)}
      {previousPrescription && (
        <chakra.span color="fg.muted" whiteSpace="nowrap">{` × ${previousPrescription.unitPerFill}`}</chakra.span>
      )}
    </chakra.span>
  );
}

/** The same as text, for names of controls. */
export const renewalName = ({ request: { product, locationPatient } }: Pick<Renewal, 'request'>): string =>
  [locationPatient?.name, product && fullTitle(product)].filter(Boolean).join(' ');
