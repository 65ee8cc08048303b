import { chakra } from '@chakra-ui/react';
import { deliveryTimeLabel, shelfLifeLabel, weightRangeLabel } from '@signa/core/catalog';
import { ChevronRight, FlaskConical, Pill } from 'lucide-react';
import { Badge } from '../../part/badge/badge';
import { ControlledBadge } from '../../part/badge/controlled-badge';
import { CopyButton } from '../../part/button/copy-button';
import { DosageImage } from '../../part/picture/dosage-image';
import { Card } from '../../part/surface/card';
import { FactLine } from '../../part/surface/facts';
import type { DetailedPrescription } from './detailed-prescription';
import { wholeTitle } from './whole-title';

type Product = DetailedPrescription['product'];

/** The prescribed product as in the catalog (P-145). */
export function ProductCard({ product, isOfficeUse }: { readonly product: Product; readonly isOfficeUse: boolean }) {
  const title = wholeTitle(product);
  const form = product.productPresentation.description;
  const prescribing = [product.directions, product.precautions].filter((text): text is string => Boolean(text));
  return (
    <Card aria-label="Product" overflow="hidden">
      <chakra.div
        display="flex"
        alignItems="center"
        justifyContent="center"
        h="8.5rem"
        bg="bg.strip"
        color="fg.muted"
        borderBottomWidth="1px"
        borderColor="border.subtle"
      >
        <DosageImage form={form} size={104} />
      </chakra.div>
      <chakra.div p="4">
        <chakra.div display="flex" alignItems="flex-start" justifyContent="space-between" gap="2">
          <chakra.h2 textStyle="section">{title}</chakra.h2>
          <CopyButton text={title} what="product title" />
        </chakra.div>
        <chakra.div display="flex" flexWrap="wrap" gap="1" mt="1" mb="3">
          <Badge icon={Pill}>{product.productApprovalType}</Badge>
          {product.compound && <Badge icon={FlaskConical}>Compound</Badge>}
          <ControlledBadge product={product} />
        </chakra.div>
        <dl>
          <FactLine label="Delivery time">
            {deliveryTimeLabel(isOfficeUse ? product.officeUseDeliveryDays : product.rxDeliveryDays)}
          </FactLine>
          <FactLine label="Max shelf life">{shelfLifeLabel(product)}</FactLine>
          <FactLine label="Weight range">{weightRangeLabel(product)}</FactLine>
        </dl>
      </chakra.div>
      <Panel title="Description" texts={product.description ? [product.description] : []} open />
      <Panel title="Prescribing Details" texts={prescribing} />
    </Card>
  );
}

function Panel({
  title,
  texts,
  open,
}: {
  readonly title: string;
  readonly texts: readonly string[];
  readonly open?: boolean;
}) {
  return (
    <chakra.details
      open={open}
      borderTopWidth="1px"
      borderColor="border.subtle"
      css={{ '&[open] > summary > svg': { transform: 'rotate(90deg)' } }}
    >
      <chakra.summary
        display="flex"
        alignItems="center"
        gap="2"
        px="4"
        py="2.5"
        cursor="pointer"
        textStyle="strong"
        borderRadius="control"
        css={{ listStyle: 'none', '&::-webkit-details-marker': { display: 'none' } }}
      >
        <ChevronRight size={16} aria-hidden />
        {title}
      </chakra.summary>
      <chakra.div ps="10" pe="4" pb="3" color="fg.muted">
        {texts.length > 0 ? texts.map((text) => <p key={text}>{text}</p>) : 'N/A'}
      </chakra.div>
    </chakra.details>
  );
}
