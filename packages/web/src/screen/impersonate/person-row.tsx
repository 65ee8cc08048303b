import { chakra } from '@chakra-ui/react';
import { impersonationTexts, mayImpersonate } from '@signa/core/administration';
import { RoleMark } from '../../part/badge/role-mark';
import { Button } from '../../part/button/button';
import { Switch } from '../../part/field/switch';
import { MarkedText } from '../../part/list/marked-text';
import { Avatar } from '../../part/picture/avatar';
import { useSupport } from '../../platform/person/support-session';
import { useActiveSwitch } from './use-active-switch';
import type { FoundPerson } from './use-people';

const wide = '@container people (min-width: 52rem)';

const Row = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: '1.75rem minmax(0, 1fr)',
    columnGap: '3',
    rowGap: '2',
    alignItems: 'center',
    px: '4',
    py: '2.5',
    borderTopWidth: '1px',
    borderColor: 'border.subtle',
    _first: { borderTopWidth: '0' },
    '& > *': { gridColumn: '2' },
    '&:focus-within': { bg: 'bg.hover' },
    [wide]: {
      gridTemplateColumns: '1.75rem minmax(0, 5fr) minmax(0, 5fr) 7rem auto',
      '& > *': { gridColumn: 'auto' },
    },
  },
});

interface PersonRowProps {
  readonly person: FoundPerson;
  /** Search text, for highlighting matches. */
  readonly search: string;
  readonly onEdit: () => void;
  readonly onImpersonate: () => void;
}

/** A user with role, location, and status, and the actions that support has. */
export function PersonRow({ person, search, onEdit, onImpersonate }: PersonRowProps) {
  const { support } = useSupport();
  const active = useActiveSwitch(person);
  const verdict = mayImpersonate(support.username, person.username, false);
  const whyNot = verdict.allowed ? (person.canBeImpersonated ? null : impersonationTexts.target) : verdict.reason;
  const { displayName, location } = person;
  return (
    <Row aria-label={`${displayName}, ${location.name}`}>
      <chakra.span css={{ '&&': { gridColumn: '1' } }} alignSelf="start">
        <Avatar name={displayName} size="header" />
      </chakra.span>
      <chakra.div minW="0">
        <chakra.p textStyle="name" overflowWrap="anywhere">
          <MarkedText text={displayName} search={search} />
        </chakra.p>
        <chakra.p textStyle="meta" color="fg.muted" overflowWrap="anywhere">
          <MarkedText text={person.email} search={search} />
        </chakra.p>
      </chakra.div>
      <chakra.div minW="0">
        <chakra.div textStyle="strong">
          <RoleMark role={person.role} />
        </chakra.div>
        <chakra.p textStyle="meta" color="fg.muted" overflowWrap="anywhere">
          {location.name}
        </chakra.p>
      </chakra.div>
      <Switch
        checked={active.checked}
        aria-label={`${displayName} is active at ${location.name}`}
        aria-busy={active.busy || undefined}
        onChange={(next) => void active.change(next)}
      >
        {active.checked ? 'Active' : 'Inactive'}
      </Switch>
      {active.question}
      <chakra.span display="inline-flex" flexWrap="wrap" gap="2" justifyContent={{ md: 'flex-end' }}>
        <Button aria-label={`Edit User ${displayName}`} onClick={onEdit}>
          Edit User
        </Button>
        <Button
          variant="accent"
          aria-label={`Impersonate ${displayName}, ${location.name}`}
          disabledReason={whyNot}
          onClick={onImpersonate}
          data-row
        >
          Impersonate
        </Button>
      </chakra.span>
    </Row>
  );
}
