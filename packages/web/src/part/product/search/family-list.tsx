import { chakra } from '@chakra-ui/react';
import { productSearchPage, searchedText } from '@signa/core/catalog';
import { useEffect, useRef } from 'react';
import { Pagination } from '../../list/pagination';
import { Card } from '../../surface/card';
import { FamilyRow } from './family-row';
import type { FoundFamily } from './use-found-families';
import { useSpeciesNames } from './use-species-names';
import type { ProductSearching } from './use-product-search';

export const rowId = (list: string, index: number) => `${list}-${index}`;

interface FamilyListProps {
  readonly id: string;
  readonly search: ProductSearching;
  /** Index of the row that Enter chooses. */
  readonly active: number;
  readonly onChoose: (family: FoundFamily) => void;
}

/** A page of results; keeps the active row in view. */
export function FamilyList({ id, search, active, onChoose }: FamilyListProps) {
  const { found, isOld, isSettled, request, setPage } = search;
  const speciesNames = useSpeciesNames();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (active > 0) list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  if (!found) return null;
  return (
    <>
      <Card
        overflow="hidden"
        opacity={isSettled ? undefined : 0.6}
        css={{ containerType: 'inline-size', containerName: 'results' }}
      >
        <ul ref={list} id={id} role="listbox" aria-label="Products" aria-busy={isOld || undefined}>
          {found.families.map((family, index) => (
            <FamilyRow
              key={family.productFamily}
              id={rowId(id, index)}
              family={family}
              search={searchedText(request.text)}
              isActive={index === active}
              isDead={!isSettled}
              speciesNames={speciesNames}
              onChoose={() => onChoose(family)}
            />
          ))}
        </ul>
      </Card>
      <chakra.div mt="1">
        <Pagination
          noun="Products"
          page={request.page}
          pageSize={productSearchPage.size}
          total={found.total}
          onPage={setPage}
        />
      </chakra.div>
    </>
  );
}
