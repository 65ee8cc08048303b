import { chakra } from '@chakra-ui/react';
import { favoritesLabel, isOfferedFor } from '@signa/core/prescribing';
import { useState } from 'react';
import { Button } from '../../../../part/button/button';
import { KeyCap } from '../../../../part/button/key-cap';
import { MetaLine } from '../../../../part/list/meta-line';
import { useRowKeys } from '../../../../part/list/use-row-keys';
import { Card } from '../../../../part/surface/card';
import { fullTitle } from '../../../../part/text/product-title';
import { ChoiceRow, RowList } from './step-list';
import type { PartyPatient } from '../flow/use-parties';
import { storedForm } from '../../favorites/listed-favorite';
import type { ListedFavorite } from '../../favorites/listed-favorite';
import { useFavorites } from '../../favorites/use-favorites';

interface FavoriteOffersProps {
  /** `null` while no patient is chosen: then all favorites are offered. */
  readonly patient: PartyPatient | null;
  readonly onChoose: (favorite: ListedFavorite) => void;
}

/** Number of favorites that are shown at first. */
const most = 5;

/** Favorites instead of choosing a product step by step; nothing without any (P-499). */
export function FavoriteOffers({ patient, onChoose }: FavoriteOffersProps) {
  const { favorites } = useFavorites();
  const { list, onKeyDown } = useRowKeys<HTMLDivElement>();
  const [showsAll, setShowsAll] = useState(false);
  const offered = (favorites ?? []).filter(
    (favorite) => favorite.product.isActive && (patient === null || isOfferedFor(storedForm(favorite), patient)),
  );
  if (offered.length === 0) return null;
  const shown = showsAll ? offered : offered.slice(0, most);
  const label = favoritesLabel(patient);
  return (
    <chakra.section aria-label={label} display="flex" flexDirection="column" gap="2" minW="0">
      <chakra.h2 textStyle="section">{label}</chakra.h2>
      <Card overflow="hidden">
        <div ref={list} onKeyDown={onKeyDown}>
          <RowList>
            {shown.map((favorite) => (
              <li key={favorite.id}>
                <ChoiceRow type="button" data-row onClick={() => onChoose(favorite)}>
                  <chakra.span flex="1" minW="0">
                    <chakra.span display="block" textStyle="name" overflowWrap="anywhere">
                      {favorite.name}
                    </chakra.span>
                    <MetaLine parts={[fullTitle(favorite.product), favorite.directions]} />
                  </chakra.span>
                  <chakra.span data-enter>
                    <KeyCap keys={['Enter']} />
                  </chakra.span>
                </ChoiceRow>
              </li>
            ))}
          </RowList>
        </div>
      </Card>
      {shown.length < offered.length && (
        <chakra.span>
          <Button variant="link" onClick={() => setShowsAll(true)}>
            {`Show all ${offered.length} favorites`}
          </Button>
        </chakra.span>
      )}
    </chakra.section>
  );
}
