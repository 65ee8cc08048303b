import { chakra } from '@chakra-ui/react';
import { Search, Store } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../part/button/button';
import { Tile } from '../../part/picture/tile';
import { Card } from '../../part/surface/card';
import { flagsText } from './lookup-location';
import type { FoundLocation } from './lookup-location';

interface LocationHeadProps {
  readonly location: FoundLocation;
  readonly onFind: () => void;
}

/** The selected location and its connection to the practice system (C-131). */
export const LocationHead = ({ location, onFind }: LocationHeadProps) => (
  <Card
    aria-label="Location"
    p="4"
    display="flex"
    flexWrap="wrap"
    alignItems="center"
    columnGap="8"
    rowGap="3"
    overflowWrap="anywhere"
  >
    <chakra.div display="flex" alignItems="center" gap="3" flex="1 1 16rem" minW="0">
      <Tile>
        <Store size={20} aria-hidden />
      </Tile>
      <chakra.div minW="0">
        <chakra.h2 textStyle="name">{location.name}</chakra.h2>
        <chakra.p textStyle="meta" color="fg.muted">
          {[location.organization?.name, !location.isActive && 'inactive'].filter(Boolean).join(', ')}
        </chakra.p>
      </chakra.div>
    </chakra.div>
    <chakra.dl display="flex" flexWrap="wrap" columnGap="8" rowGap="3" minW="0">
      <Fact label="Connection type">{location.pimsConnectionType ?? 'None'}</Fact>
      <Fact label="Account ID">{location.pimsAccountId || 'None'}</Fact>
      <Fact label="PIMS flags">{flagsText(location)}</Fact>
    </chakra.dl>
    <Button icon={Search} onClick={onFind}>
      Find A Location
    </Button>
  </Card>
);

const Fact = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <chakra.div minW="0">
    <chakra.dt textStyle="meta" color="fg.muted">
      {label}
    </chakra.dt>
    <chakra.dd textStyle="name">{children}</chakra.dd>
  </chakra.div>
);
