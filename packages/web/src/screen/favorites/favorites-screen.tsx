import { chakra } from '@chakra-ui/react';
import { containsWords } from '@signa/core/base';
import { searchMaximum } from '@signa/core/practice';
import { emptyFavorite, favoriteScopeTexts, mayKeepFavorite } from '@signa/core/prescribing';
import { SearchX, Star, Zap } from 'lucide-react';
import { useRef, useState } from 'react';
import { DeleteFavoriteDialog } from '../../feature/prescribing/favorites/delete-favorite-dialog';
import { FavoriteDialog } from '../../feature/prescribing/favorites/favorite-dialog';
import { FavoriteRow, offerText } from '../../feature/prescribing/favorites/favorite-row';
import type { ListedFavorite } from '../../feature/prescribing/favorites/listed-favorite';
import { useFavorites } from '../../feature/prescribing/favorites/use-favorites';
import { LinkButton } from '../../part/button/link-button';
import { ListSearch } from '../../part/list/list-search';
import { useRowKeys } from '../../part/list/use-row-keys';
import { Page } from '../../part/page/page';
import { useSpeciesNames } from '../../part/product/search/use-species-names';
import { Card } from '../../part/surface/card';
import { Empty } from '../../part/surface/empty';
import { FailedLine } from '../../part/surface/failed-line';
import { SkeletonRows } from '../../part/surface/skeleton';
import { usePractice } from '../../platform/practice/practice';

type Opened = { readonly act: 'edit' | 'delete'; readonly favorite: ListedFavorite };

/** `/PrescribingShortcuts/favorites`: the favorites that the user is offered here, to change and delete (P-498). */
export function FavoritesScreen() {
  const { location } = usePractice();
  return <Favorites key={location.id} />;
}

function Favorites() {
  const { favorites, failure, refreshing, again } = useFavorites();
  const names = useSpeciesNames();
  const [search, setSearch] = useState('');
  const [opened, setOpened] = useState<Opened | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const { list, onKeyDown, first, openFirst } = useRowKeys<HTMLDivElement>(input);
  const actionsOf = useActions(setOpened);
  const shown = favorites?.filter((favorite) => containsWords(textOf(favorite, names), search)) ?? null;
  const editing =
    opened?.act === 'edit' ? (favorites?.find(({ id }) => id === opened.favorite.id) ?? opened.favorite) : null;
  const close = () => setOpened(null);
  return (
    <Page
      crumbs={[{ label: 'Favorites' }]}
      actions={
        <LinkButton to="/PrescribingShortcuts" icon={Zap}>
          Shortcuts
        </LinkButton>
      }
    >
      <chakra.div role="search" aria-label="Filters" maxW="20rem">
        <ListSearch
          label="Search favorites"
          section="Favorites"
          most={searchMaximum.practices}
          search={search}
          onSearch={setSearch}
          found={shown?.length}
          onDown={first}
          onEnter={openFirst}
          input={input}
        />
      </chakra.div>
      {failure && (
        <FailedLine failure={failure} onRetry={again} busy={refreshing}>
          {favorites ? undefined : "We couldn't load the favorites."}
        </FailedLine>
      )}
      {!shown && !failure && (
        <Card>
          <SkeletonRows rows={4} label="Loading favorites" />
        </Card>
      )}
      {shown?.length === 0 && <Nothing isSearched={search !== ''} />}
      {shown && shown.length > 0 && (
        <Card overflow="hidden">
          <div ref={list} onKeyDown={onKeyDown}>
            <ul aria-label="Favorites">
              {shown.map((favorite) => (
                <FavoriteRow key={favorite.id} favorite={favorite} speciesNames={names} {...actionsOf(favorite)} />
              ))}
            </ul>
          </div>
        </Card>
      )}
      {editing && (
        <FavoriteDialog
          product={editing.product}
          start={emptyFavorite}
          favorite={editing}
          onStale={again}
          onClose={close}
        />
      )}
      {opened?.act === 'delete' && <DeleteFavoriteDialog favorite={opened.favorite} onClose={close} />}
    </Page>
  );
}

const textOf = (favorite: ListedFavorite, names: ReadonlyMap<string, string>) =>
  [favorite.name, favorite.product.title, favorite.directions, offerText(favorite, names)].join(' ');

/** What the user can do with each favorite: those of another location and of the organization may be locked (P-494). */
function useActions(open: (opened: Opened) => void) {
  const { location, mayUse } = usePractice();
  const [mayEdit, mayDelete] = [mayUse('UpdateFavorite'), mayUse('DeleteFavorite')];
  const mayChangeSettings = mayUse('UpdateLocation');
  return (favorite: ListedFavorite) => {
    const isKept = favorite.locationId === location.id && mayKeepFavorite(favorite, { mayChangeSettings }).allowed;
    const whyLocked =
      favorite.locationId === location.id ? favoriteScopeTexts.organization : favoriteScopeTexts.otherLocation;
    return {
      ...(isKept && mayEdit && { onEdit: () => open({ act: 'edit', favorite }) }),
      ...(isKept && mayDelete && { onDelete: () => open({ act: 'delete', favorite }) }),
      whyLocked: !isKept && (mayEdit || mayDelete) ? whyLocked : null,
    };
  };
}

const Nothing = ({ isSearched }: { readonly isSearched: boolean }) =>
  isSearched ? (
    <Empty icon={SearchX} title="No favorite matches" minH="14rem">
      Search by name, product, directions, or species.
    </Empty>
  ) : (
    <Empty icon={Star} title="No favorites yet" minH="14rem">
      Open or write a prescription, then choose Save as favorite.
    </Empty>
  );
