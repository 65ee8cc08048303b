import { chakra } from '@chakra-ui/react';
import { deliveryTimeLabel, formatPrice, outOfStockBanner } from '@signa/core/catalog';
import { ChevronRight, FlaskConical, PackageX, ShieldAlert, Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '../../badge/badge';
import { KeyCap } from '../../button/key-cap';
import { resultRow } from '../../list/result-row';
import { DosageImage } from '../../picture/dosage-image';
import { HitText } from './hit-text';
import type { FoundFamily } from './use-found-families';

const Row = chakra('li', {
  base: {
    ...resultRow,
    display: 'grid',
    columnGap: '3',
    rowGap: '1.5',
    gridTemplateColumns: '2.75rem minmax(0, 1fr)',
    py: '2.5',
    '@container results (min-width: 44rem)': {
      gridTemplateColumns: '2.75rem minmax(0, 1fr) 7rem 8.75rem 4.75rem 2.75rem',
    },
  },
});

interface FamilyRowProps {
  readonly family: FoundFamily;
  readonly id: string;
  readonly search: string;
  /** Enter chooses this row. */
  readonly isActive: boolean;
  /** The row belongs to an earlier search, so it cannot be chosen. */
  readonly isDead: boolean;
  readonly speciesNames: ReadonlyMap<string, string>;
  readonly onChoose: () => void;
}

/** A product family in the results: name, species, shipping time, and starting price (P-193). */
export function FamilyRow({ family, id, search, isActive, isDead, speciesNames, onChoose }: FamilyRowProps) {
  const price = family.srp === null ? null : formatPrice(family.srp);
  const isRange = family.srpHighest !== null && family.srpHighest !== family.srp;
  return (
    <Row
      role="option"
      id={id}
      aria-selected={isActive}
      aria-disabled={isDead || undefined}
      data-active={isActive || undefined}
      onClick={isDead ? undefined : onChoose}
    >
      <chakra.span
        aria-hidden
        display="inline-flex"
        alignItems="center"
        justifyContent="center"
        w="10"
        h="10"
        borderWidth="1px"
        borderColor="border.default"
        borderRadius="card"
        bg="bg.surface"
        color="fg.muted"
        alignSelf="start"
      >
        <DosageImage form={family.dosage} size={26} />
      </chakra.span>
      <chakra.div minW="0">
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="2" rowGap="1">
          <chakra.span textStyle="section" overflowWrap="anywhere">
            <HitText text={family.name} search={search} />
          </chakra.span>
          <FamilyBadges family={family} />
        </chakra.div>
        <chakra.p textStyle="meta" color="fg.muted">
          <HitText text={family.ingredients.join(', ')} search={search} />
          {family.ingredients.length > 0 && family.presentations.length > 0 && ' • '}
          {family.presentations.join(', ')}
        </chakra.p>
      </chakra.div>
      <chakra.dl
        display="flex"
        flexWrap="wrap"
        columnGap="5"
        rowGap="1"
        gridColumn="2"
        css={{ '@container results (min-width: 44rem)': { display: 'contents' } }}
      >
        <Column label="Species">
          {family.species.map((code) => speciesNames.get(code) ?? code).join(', ') || 'N/A'}
        </Column>
        <Column label="Ships in">
          {deliveryTimeLabel(family.isOfficeUse ? family.whenShipOffice : family.whenShipRx) ?? 'N/A'}
        </Column>
        <Column label={isRange ? 'From' : 'Price'} end>
          {price ?? 'N/A'}
        </Column>
      </chakra.dl>
      <chakra.span
        display="none"
        justifyContent="flex-end"
        color="fg.subtle"
        css={{ '@container results (min-width: 44rem)': { display: 'inline-flex' } }}
      >
        {isActive ? <KeyCap keys={['Enter']} /> : <ChevronRight size={16} aria-hidden />}
      </chakra.span>
    </Row>
  );
}

function FamilyBadges({ family }: { readonly family: FoundFamily }) {
  const stock = outOfStockBanner({ isOutOfStock: family.isOutOfStock, status: family.status });
  return (
    <>
      {family.isPreferredPrescribed && <Badge icon={Star}>Preferred</Badge>}
      {family.compound && <Badge icon={FlaskConical}>Compound</Badge>}
      {family.isControlled && (
        <Badge tone="controlled" icon={ShieldAlert}>
          {[...family.deaSchedules, 'Controlled'].join(' ')}
        </Badge>
      )}
      {stock && (
        <Badge tone="near" icon={PackageX}>
          {stock}
        </Badge>
      )}
    </>
  );
}

function Column({
  label,
  end = false,
  children,
}: {
  readonly label: string;
  readonly end?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <chakra.div minW="0" css={end ? { '@container results (min-width: 44rem)': { textAlign: 'end' } } : undefined}>
      <chakra.dt textStyle="label" color="fg.subtle">
        {label}
      </chakra.dt>
      <chakra.dd textStyle={end ? 'name' : 'strong'}>{children}</chakra.dd>
    </chakra.div>
  );
}
