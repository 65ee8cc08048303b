import { chakra } from '@chakra-ui/react';
import { isControlled } from '@signa/core/product';
import { usePractice } from '../../../app/session/practice';
import { ControlledBadge } from '../../../part/badge/controlled-badge';
import { Bone } from '../../../part/surface/skeleton';
import { formTitle } from '@signa/core/task';
import { fullTitle } from '../../../part/text/product-title';
import { requestedInShort } from '../../../part/text/requested-quantity';
import type { TaskRow } from '../queue/rows';
import { FactsBox, FormColumns } from '../../../part/prescription-form/editor/editor-layout';
import { OpenFrame } from './open-frame';

/** What the row knows already, and the shape of what comes. */
export function OpenSkeleton({ row }: { readonly row: TaskRow }) {
  const { product, locationPatient: patient } = row;
  const { location } = usePractice();
  return (
    <OpenFrame aria-busy>
      <FormColumns>
        <FactsBox>
          <chakra.div px="4" py="3">
            <chakra.p textStyle="section">{product && fullTitle(product)}</chakra.p>
            <chakra.p textStyle="meta" color="fg.muted">
              {[
                product?.productPresentation.description,
                row.quantityRequested === null ? '' : requestedInShort(row.quantityRequested, product, location),
              ]
                .filter(Boolean)
                .join(', ')}
            </chakra.p>
            {product && isControlled(product) && <ControlledBadge product={product} />}
          </chakra.div>
          <chakra.div px="4" py="3" textStyle="name">
            {patient?.name ?? 'Office Use'}
            <chakra.span textStyle="meta" color="fg.muted" ms="2">
              {patient?.species?.name}
            </chakra.span>
          </chakra.div>
        </FactsBox>
        <chakra.div role="status" aria-label="Loading the request" display="flex" flexDirection="column" gap="5">
          <chakra.p textStyle="section">{formTitle}</chakra.p>
          {['100%', '100%', '60%', '100%'].map((width, index) => (
            <chakra.span key={index} display="flex" flexDirection="column" gap="2">
              <Bone w="6rem" />
              <Bone w={width} h="8" borderRadius="control" />
            </chakra.span>
          ))}
        </chakra.div>
        <Bone h="18rem" borderRadius="card" />
      </FormColumns>
    </OpenFrame>
  );
}
