import { chakra } from '@chakra-ui/react';
import { isAuthorizeFixed, affectedText } from '@signa/core/administration';
import { Lock, Pencil } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../part/button/button';
import { Switch } from '../../part/field/switch';
import { FormDialog } from '../../part/overlay/form-dialog';
import { Tile } from '../../part/picture/tile';
import { useNotices } from '../../platform/notice/notice-context';
import type { ListedModule, ListedRole } from './listed-role';
import { seenText } from './listed-role';
import { RoleEffect } from './role-effect';
import { roleIcon } from './role-icon';
import { useRoleSave } from './use-role-save';

type Turned = Partial<Pick<ListedRole, 'canAuthorize' | 'isActive'>>;

interface RoleRowProps {
  readonly role: ListedRole;
  readonly modules: readonly ListedModule[];
  readonly onEdit: () => void;
  readonly onStale: () => void;
}

const Row = chakra('div', {
  base: {
    display: 'grid',
    alignItems: 'center',
    columnGap: '4',
    rowGap: '2',
    px: '4',
    py: '3',
    gridTemplateColumns: { base: '2rem minmax(0, 1fr) auto', md: '2rem minmax(0, 1fr) 9rem 7rem 5.25rem' },
    _focusWithin: { bg: 'bg.hover' },
  },
});

/** A role whose switches save immediately and revert on failure. */
export function RoleRow({ role, modules, onEdit, onStale }: RoleRowProps) {
  const [turned, setTurned] = useState<Turned>({});
  const notices = useNotices();
  const lockId = useId();
  const Icon = roleIcon(role.icon);
  const saving = useRoleSave({
    onSaved: () => setTurned({}),
    onConfirmed: () => setTurned({}),
    onRefused: (notice, isStale) => {
      setTurned({});
      notices.show({ ...notice, object: { text: role.name, link: null } });
      if (isStale) onStale();
    },
  });
  const turn = (next: Turned) => {
    if (saving.busy) return;
    setTurned(next);
    void saving.ask({ id: role.id, input: { version: role.version, ...next } });
  };
  const keep = () => {
    saving.cancel();
    setTurned({});
  };
  const { canAuthorize, isActive } = { ...role, ...turned };
  const isFixed = isAuthorizeFixed(role);
  return (
    <chakra.li borderTopWidth="1px" borderColor="border.subtle" _first={{ borderTopWidth: '0' }}>
      <Row aria-busy={saving.busy || undefined}>
        <Tile>
          <Icon size={16} aria-hidden />
        </Tile>
        <chakra.div minW="0">
          <chakra.p textStyle="name" overflowWrap="anywhere">
            {role.name}
          </chakra.p>
          <chakra.p textStyle="meta" color="fg.muted">
            {seenText(role, modules)}
          </chakra.p>
        </chakra.div>
        <chakra.div gridColumn={{ base: '2 / -1', md: 'auto' }} gridRow={{ base: '2', md: 'auto' }}>
          <Switch
            checked={canAuthorize}
            disabled={isFixed}
            aria-describedby={isFixed ? lockId : undefined}
            onChange={(next) => turn({ canAuthorize: next })}
          >
            <span>
              <chakra.span srOnly>{role.name}: </chakra.span>
              <chakra.span srOnly={{ base: false, md: true }}>Can authorize: </chakra.span>
              {canAuthorize ? 'Yes' : 'No'}
            </span>
          </Switch>
          {isFixed && (
            <chakra.p id={lockId} display="flex" alignItems="center" gap="1" textStyle="badge" color="fg.subtle">
              <Lock size={12} aria-hidden />
              fixed for Vet
            </chakra.p>
          )}
        </chakra.div>
        <chakra.div gridColumn={{ base: '2 / -1', md: 'auto' }} gridRow={{ base: '3', md: 'auto' }}>
          <Switch checked={isActive} onChange={(next) => turn({ isActive: next })}>
            <span>
              <chakra.span srOnly>{role.name}: </chakra.span>
              {isActive ? 'Active' : 'Inactive'}
            </span>
          </Switch>
        </chakra.div>
        <chakra.div gridColumn={{ base: '3', md: 'auto' }} gridRow={{ base: '1', md: 'auto' }}>
          <Button size="sm" icon={Pencil} onClick={onEdit} data-row aria-label={`Edit ${role.name}`}>
            Edit
          </Button>
        </chakra.div>
      </Row>
      {saving.effect && (
        <FormDialog
          title={`Change ${role.name}`}
          width="form"
          send={`Save for ${affectedText(saving.effect.peopleCount, saving.effect.locationCount)}`}
          isDanger={saving.effect.strandedCount > 0}
          busy={saving.busy}
          onSend={() => void saving.confirm()}
          onClose={keep}
        >
          <RoleEffect effect={saving.effect} />
        </FormDialog>
      )}
      {saving.question}
    </chakra.li>
  );
}
