import { chakra } from '@chakra-ui/react';
import { isControlled } from '@signa/core/catalog';
import { formTitle, officeUseGroup } from '@signa/core/prescribing';
import { usePractice } from '../../../../platform/practice/practice';
import { ControlledBadge } from '../../../../part/badge/controlled-badge';
import { FormColumns, FormMain, FormPart, FormRail } from '../../prescription-form/editor/editor-layout';
import { fitsRail } from '../../../../part/surface/room';
import { SkeletonBar } from '../../../../part/surface/skeleton';
import { fullTitle } from '../../../../part/text/product-title';
import { requestedInShort } from '../../../../part/text/requested-quantity';
import type { TaskRow } from '../request/rows';
import { OpenFrame } from './open-frame';

/** The data that the row already has, and a skeleton of the rest. */
export function OpenSkeleton({ row }: { readonly row: TaskRow }) {
  const { product, locationPatient: patient } = row;
  const { location } = usePractice();
  const quantity = row.quantityRequested === null ? '' : requestedInShort(row.quantityRequested, product, location);
  return (
    <OpenFrame aria-busy>
      <FormColumns>
        <FormMain>
          <chakra.div
            h="16"
            bg="bg.strip"
            borderBlockWidth="1px"
            borderColor="border.subtle"
            css={{ display: 'none', [fitsRail]: { display: 'block' } }}
          />
          <FormPart role="status" aria-label="Loading the request">
            <chakra.p textStyle="section">{formTitle}</chakra.p>
            {['100%', '100%', '60%', '100%'].map((width, index) => (
              <chakra.span key={index} display="flex" flexDirection="column" gap="2">
                <SkeletonBar w="6rem" />
                <SkeletonBar w={width} h="8" borderRadius="control" />
              </chakra.span>
            ))}
          </FormPart>
        </FormMain>
        <FormRail>
          <chakra.div px="4" py="3" display="flex" flexDirection="column" gap="2">
            <chakra.p textStyle="section">
              {patient?.name ?? officeUseGroup}
              <chakra.span textStyle="meta" color="fg.muted" ms="2">
                {patient?.species?.name}
              </chakra.span>
            </chakra.p>
            <chakra.p textStyle="strong">{product && fullTitle(product)}</chakra.p>
            <chakra.p textStyle="meta" color="fg.muted">
              {[product?.productPresentation.description, quantity].filter(Boolean).join(', ')}
            </chakra.p>
            <span>{product && isControlled(product) && <ControlledBadge product={product} />}</span>
            {['100%', '70%', '40%'].map((width) => (
              <SkeletonBar key={width} w={width} />
            ))}
          </chakra.div>
        </FormRail>
      </FormColumns>
    </OpenFrame>
  );
}
