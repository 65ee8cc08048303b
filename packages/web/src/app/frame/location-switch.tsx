import { chakra } from '@chakra-ui/react';
import { isAddLocationOffered } from '@signa/core/practice';
import type { SwitchTarget } from '@signa/core/practice';
import { ChevronsUpDown, Plus, Store } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { placeChoice, useOwnLocationSearch } from '../../feature/practice/own-location/use-own-location-search';
import { Button } from '../../part/button/button';
import { SingleChoice } from '../../part/list/choice-list';
import { Menu } from '../../part/overlay/menu';
import { Popover } from '../../part/overlay/popover';
import { townOf } from '../../part/text/town-of';
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

/** Shows the current location, lists the other assigned locations, and links to adding one. */
export function LocationSwitch() {
  const { location, assignment, assignments, isChain, features, mayUse } = usePractice();
  const { switchTo, busy } = useLocationSwitch();
  const [adding, setAdding] = useState(false);
  const mayAdd = mayUse('AddLocation') && isAddLocationOffered(location, features);
  if (!isChain && assignments.length < 2 && !mayAdd) return <Place location={location} />;
  const switchProps: SwitchProps = {
    busy,
    onSwitch: (target) => target.id !== assignment.id && void switchTo(target),
    onAdd: mayAdd ? () => setAdding(true) : null,
  };
  return (
    <>
      {isChain ? <SwitchPanel {...switchProps} /> : <SwitchMenu {...switchProps} />}
      {adding && <addLocationDialog.Part onClose={() => setAdding(false)} />}
    </>
  );
}

interface SwitchProps {
  readonly busy: boolean;
  readonly onSwitch: (target: SwitchTarget) => void;
  /** Null when the user cannot add a location. */
  readonly onAdd: (() => void) | null;
}

function SwitchMenu({ busy, onSwitch, onAdd }: SwitchProps) {
  const { assignment, assignments } = usePractice();
  const items = assignments.flatMap((one) =>
    one.location
      ? [
          {
            id: one.id,
            label: one.location.name,
            note: townOf(one.location),
            chosen: one.id === assignment.id,
            onSelect: () => onSwitch(one),
          },
        ]
      : [],
  );
  const add = onAdd && { id: 'add', label: 'Add location', icon: Plus, onSelect: onAdd };
  return (
    <Menu
      label="Locations"
      side="start"
      groups={[{ items }, ...(add ? [{ items: [add] }] : [])]}
      trigger={(trigger) => (
        <Opener type="button" {...trigger} aria-busy={busy || undefined} disabled={busy}>
          <OpenerText />
        </Opener>
      )}
    />
  );
}

/** Locations with a search by name and city, which runs on the server. */
function SwitchPanel({ busy, onSwitch, onAdd }: SwitchProps) {
  return (
    <chakra.div position="relative" display="inline-flex" minW="0">
      <Popover
        trigger={(trigger) => (
          <Opener type="button" {...trigger} aria-busy={busy || undefined} disabled={busy}>
            <OpenerText />
          </Opener>
        )}
      >
        {(close) => (
          <>
            {/* On a phone, the panel starts beside the menu and stays inside the window. */}
            <chakra.div w="min(20rem, calc(100vw - 6rem))">
              <SwitchChoice
                onSwitch={(target) => {
                  close(true);
                  onSwitch(target);
                }}
              />
            </chakra.div>
            {onAdd && (
              <Button
                variant="plain"
                icon={Plus}
                onClick={() => {
                  close();
                  onAdd();
                }}
              >
                Add location
              </Button>
            )}
          </>
        )}
      </Popover>
    </chakra.div>
  );
}

function SwitchChoice({ onSwitch }: Pick<SwitchProps, 'onSwitch'>) {
  const { assignment, location } = usePractice();
  const { rows, search, isWhole } = useOwnLocationSearch();
  const here = { id: assignment.id, roleId: assignment.roleId, location };
  // The current location leads the list until the user types.
  const listed = isWhole && rows.length > 0 ? [here, ...rows.filter(({ id }) => id !== here.id)] : rows;
  return (
    <SingleChoice
      label="Locations"
      choices={listed.map((one) => placeChoice(one))}
      value={location.id}
      search={{ ...search, shown: listed.length }}
      onChoose={(locationId) => {
        const target = listed.find((one) => one.location.id === locationId);
        if (target) onSwitch({ id: target.id, locationId, role: { id: target.roleId } });
      }}
    />
  );
}

function OpenerText() {
  const { location } = usePractice();
  return (
    <>
      <chakra.span srOnly>{`Location ${location.name}, change`}</chakra.span>
      <Place location={location} isNamed>
        <chakra.span color="fg.muted">
          <ChevronsUpDown size={16} aria-hidden />
        </chakra.span>
      </Place>
    </>
  );
}

interface PlaceProps {
  readonly location: PracticeLocation;
  /** Its trigger announces the name to screen readers. */
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
