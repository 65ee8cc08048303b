import { chakra } from '@chakra-ui/react';
import { weightBandText } from '@signa/core/prescribing';
import { Building2, Lock, PackageX, Pencil, Store, Trash2, User } from 'lucide-react';
import { Badge } from '../../../part/badge/badge';
import { IconButton } from '../../../part/button/icon-button';
import { MetaLine } from '../../../part/list/meta-line';
import { fullTitle } from '../../../part/text/product-title';
import type { ListedFavorite } from './listed-favorite';

interface FavoriteRowProps {
  readonly favorite: ListedFavorite;
  readonly speciesNames: ReadonlyMap<string, string>;
  /** Omitted if the user can't change the favorite. */
  readonly onEdit?: () => void;
  readonly onDelete?: () => void;
  /** Why a user who changes others can't change it. */
  readonly whyLocked: string | null;
}

const scopeBadges = {
  own: { icon: User, label: 'Only me' },
  location: { icon: Store, label: 'Location' },
  organization: { icon: Building2, label: 'Organization' },
} as const;

/** 'Canine, 20–40 kg, Arthritis'; 'Any patient'. */
export function offerText(favorite: ListedFavorite, names: ReadonlyMap<string, string>): string {
  const { species, condition } = favorite;
  const parts = [
    species.map((code) => names.get(code) ?? code).join(' or '),
    weightBandText(favorite),
    condition?.name,
  ];
  return parts.filter(Boolean).join(', ') || 'Any patient';
}

/** '60 tablets, 2 refills, 30 days'. */
function restText({ unitPerFill, product, prnFlag, refills, daysSupply }: ListedFavorite): string {
  return [
    unitPerFill === null ? null : `${unitPerFill} ${product.unitMeasure?.description ?? 'units'}`,
    prnFlag ? 'PRN refills' : refills === null ? null : `${refills} ${refills === 1 ? 'refill' : 'refills'}`,
    daysSupply === null ? null : `${daysSupply} ${daysSupply === 1 ? 'day' : 'days'}`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** A favorite with what it fills in, and for which patients. Del deletes the focused row. */
export function FavoriteRow({ favorite, speciesNames, onEdit, onDelete, whyLocked }: FavoriteRowProps) {
  const { name, product, directions } = favorite;
  const { icon, label } = scopeBadges[favorite.scope];
  return (
    <Row
      data-favorite={favorite.id}
      onKeyDown={(event) => {
        if (event.key !== 'Delete' || !onDelete) return;
        event.preventDefault();
        onDelete();
      }}
    >
      <chakra.div minW="0" display="flex" flexDirection="column" gap="0.5">
        <chakra.span display="flex" flexWrap="wrap" alignItems="center" columnGap="2" rowGap="1">
          <chakra.span textStyle="name" overflowWrap="anywhere">
            {name}
          </chakra.span>
          <Badge icon={icon}>{label}</Badge>
          {!product.isActive && (
            <Badge tone="near" icon={PackageX}>
              No longer available
            </Badge>
          )}
        </chakra.span>
        <MetaLine parts={[fullTitle(product), restText(favorite), offerText(favorite, speciesNames)].filter(Boolean)} />
        <chakra.p color="fg.muted" overflowWrap="anywhere" whiteSpace="pre-line">
          {directions}
        </chakra.p>
      </chakra.div>
      <chakra.span display="inline-flex" justifyContent="flex-end" alignSelf="start" gap="1">
        {onEdit && <IconButton icon={Pencil} label={`Edit ${name}`} onClick={onEdit} data-row />}
        {onDelete && (
          <IconButton
            icon={Trash2}
            label={`Delete ${name}`}
            onClick={onDelete}
            {...(!onEdit && { 'data-row': true })}
          />
        )}
        {whyLocked !== null && (
          <IconButton icon={Lock} label={`${name} is locked`} disabledReason={whyLocked} data-row />
        )}
      </chakra.span>
    </Row>
  );
}

const Row = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: '4',
    px: '4',
    py: '2.5',
    borderTopWidth: '1px',
    borderColor: 'border.subtle',
    _first: { borderTopWidth: '0' },
    _hover: { bg: 'bg.hover' },
    '&:has(:focus-visible)': { bg: 'accent.subtle' },
  },
});
