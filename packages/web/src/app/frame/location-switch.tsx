import { chakra } from '@chakra-ui/react';
import { isAddLocationOffered } from '@signa/core/practice';
import { ChevronsUpDown, Plus, Store } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Menu } from '../../part/overlay/menu';
import { usePractice } from '../../platform/practice/practice';
import type { PracticeLocation } from '../../platform/practice/practice';
import { useLocationSwitch } from '../../platform/practice/use-location-switch';
import { lazyPart } from '../../platform/lazy/lazy-part';

const addLocationDialog = lazyPart(() =>
  import('../../screen/add-location/add-location-dialog').then((module) => module.AddLocationDialog),
);

const Opener = chakra('button', {
  base: {
    minW: '0',
    px: '2',
    mx: '-2',
    py: '1',
    borderRadius: 'control',
    cursor: 'pointer',
    '&:hover': { bg: 'bg.hover' },
    '@media (pointer: coarse)': { minHeight: '2.5rem' },
  },
});

const townOf = ({ locationAddresses }: PracticeLocation): string | null => {
  const address = locationAddresses.find((candidate) => candidate.isActive);
  return address ? `${address.city}, ${address.state}` : null;
};

/** Where the person works, where else they may, and a way to a new place. */
export function LocationSwitch() {
  const { location, assignment, assignments, features, mayUse } = usePractice();
  const { switchTo, busy } = useLocationSwitch();
  const [adding, setAdding] = useState(false);
  const mayAdd = mayUse('AddLocation') && isAddLocationOffered(location, features);
  if (assignments.length < 2 && !mayAdd) return <Place location={location} />;
  const items = assignments.flatMap((one) =>
    one.location
      ? [
          {
            id: one.id,
            label: one.location.name,
            note: townOf(one.location),
            chosen: one.id === assignment.id,
            onSelect: () => one.id !== assignment.id && void switchTo(one),
          },
        ]
      : [],
  );
  const add = { id: 'add', label: 'Add location', icon: Plus, onSelect: () => setAdding(true) };
  return (
    <>
      <Menu
        label="Locations"
        side="start"
        groups={[{ items }, ...(mayAdd ? [{ items: [add] }] : [])]}
        trigger={(props) => (
          <Opener type="button" {...props} aria-busy={busy || undefined} disabled={busy}>
            <chakra.span srOnly>{`Location ${location.name}, change`}</chakra.span>
            <Place location={location} isNamed>
              <chakra.span color="fg.muted">
                <ChevronsUpDown size={16} aria-hidden />
              </chakra.span>
            </Place>
          </Opener>
        )}
      />
      {adding && <addLocationDialog.Part onClose={() => setAdding(false)} />}
    </>
  );
}

interface PlaceProps {
  readonly location: PracticeLocation;
  /** What holds it says its name to a screen reader. */
  readonly isNamed?: boolean;
  readonly children?: ReactNode;
}

function Place({ location, isNamed, children }: PlaceProps) {
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="2.5" minW="0" maxW="full" textAlign="start">
      <chakra.span color="fg.muted" hideBelow="md">
        <Store size={18} aria-hidden />
      </chakra.span>
      <chakra.span minW="0" aria-hidden={isNamed}>
        <chakra.span display="block" textStyle="name" truncate>
          {location.name}
        </chakra.span>
        <chakra.span display="block" textStyle="label" color="fg.subtle" hideBelow="md" truncate>
          {townOf(location)}
        </chakra.span>
      </chakra.span>
      {children}
    </chakra.span>
  );
}
