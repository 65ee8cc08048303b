import { chakra } from '@chakra-ui/react';
import { isAddLocationOffered } from '@signa/core/practice';
import { ChevronsUpDown, Plus, Store } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../part/button/button';
import { SingleChoice } from '../../part/list/choice-list';
import { scannable } from '../../part/list/narrowed-choices';
import { Menu } from '../../part/overlay/menu';
import { PopoverPanel } from '../../part/overlay/popover-panel';
import { usePopover } from '../../part/overlay/use-popover';
import { usePractice } from '../../platform/practice/practice';
import type { Assignment, PracticeLocation } from '../../platform/practice/practice';
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

/** Where the person works, where else they may, and a link to a new location. */
export function LocationSwitch() {
  const { location, assignment, assignments, features, mayUse } = usePractice();
  const { switchTo, busy } = useLocationSwitch();
  const [adding, setAdding] = useState(false);
  const mayAdd = mayUse('AddLocation') && isAddLocationOffered(location, features);
  if (assignments.length < 2 && !mayAdd) return <Place location={location} />;
  const switchProps: SwitchProps = {
    busy,
    onSwitch: (target) => target.id !== assignment.id && void switchTo(target),
    onAdd: mayAdd ? () => setAdding(true) : null,
  };
  return (
    <>
      {assignments.length > scannable ? <SwitchPanel {...switchProps} /> : <SwitchMenu {...switchProps} />}
      {adding && <addLocationDialog.Part onClose={() => setAdding(false)} />}
    </>
  );
}

interface SwitchProps {
  readonly busy: boolean;
  readonly onSwitch: (target: Assignment) => void;
  /** Null where no location can be added. */
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
      trigger={(props) => (
        <Opener type="button" {...props} aria-busy={busy || undefined} disabled={busy}>
          <OpenerText />
        </Opener>
      )}
    />
  );
}

/** The locations under a search by name and town. */
function SwitchPanel({ busy, onSwitch, onAdd }: SwitchProps) {
  const { assignment, assignments } = usePractice();
  const { open, close, toggle, frame, trigger, panel } = usePopover();
  const choices = assignments.flatMap(({ id, location }) =>
    location ? [{ value: id, label: location.name, note: townOf(location) }] : [],
  );
  const choose = (id: string) => {
    close(true);
    const target = assignments.find((one) => one.id === id);
    if (target) onSwitch(target);
  };
  return (
    <chakra.div ref={frame} position="relative" display="inline-flex" minW="0">
      <Opener
        ref={trigger}
        type="button"
        onClick={toggle}
        aria-expanded={open}
        aria-busy={busy || undefined}
        disabled={busy}
      >
        <OpenerText />
      </Opener>
      {open && (
        <PopoverPanel ref={panel}>
          <SingleChoice label="Locations" choices={choices} value={assignment.id} onChoose={choose} />
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
        </PopoverPanel>
      )}
    </chakra.div>
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
