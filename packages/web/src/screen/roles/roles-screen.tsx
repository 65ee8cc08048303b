import { chakra } from '@chakra-ui/react';
import { ModulesDocument, RolesDocument } from '@signa/core/contract/typed';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useOperation } from '../../client/query/use-operation';
import { Button } from '../../part/button/button';
import { KeyHints } from '../../part/list/key-hints';
import { useRowKeys } from '../../part/list/use-row-keys';
import { Page } from '../../part/page/page';
import { Card } from '../../part/surface/card';
import { FailedLine } from '../../part/surface/failed-line';
import { SkeletonRows } from '../../part/surface/skeleton';
import { useShortcut } from '../../platform/keyboard/use-shortcut';
import type { ListedModule, ListedRole } from './listed-role';
import { RoleDialog } from './role-dialog';
import { RoleRow } from './role-row';

const hints = [
  { keys: ['↑', '↓'], does: 'move' },
  { keys: ['Enter'], does: 'edit' },
];

/** `/support/role`: the roles of the installation and their permissions (A-064 to A-067). */
export function RolesScreen() {
  const roles = useOperation(RolesDocument, {});
  const modules = useOperation(ModulesDocument, {});
  /** ID of the edited role; `null` for a new one, `undefined` for none. */
  const [open, setOpen] = useState<string | null>();
  const { list, onKeyDown, first } = useRowKeys<HTMLUListElement>();
  const isThere = roles.data !== undefined && modules.data !== undefined;
  const failed = roles.failure ?? modules.failure;
  const add = () => setOpen(null);
  useShortcut({ keys: ['↓'], label: 'Move between roles', section: 'Roles', run: first });
  useShortcut({ keys: ['N'], label: 'Add a role', section: 'Roles', enabled: isThere, run: add });
  const again = () => {
    roles.again();
    modules.again();
  };
  const edited = roles.data?.roles.find(({ id }) => id === open) ?? null;
  return (
    <Page
      actions={
        <>
          <KeyHints hints={hints} />
          <Button variant="solid" icon={Plus} keys={['N']} onClick={add} disabled={!isThere}>
            Add Role
          </Button>
        </>
      }
    >
      {failed && (
        <FailedLine onRetry={again} busy={roles.refreshing || modules.refreshing}>
          {isThere ? undefined : 'The roles could not be loaded.'}
        </FailedLine>
      )}
      {isThere ? (
        <Rows
          roles={roles.data.roles}
          modules={modules.data.modules}
          list={list}
          onKeyDown={onKeyDown}
          onEdit={setOpen}
          onStale={roles.again}
        />
      ) : (
        !failed && (
          <Card>
            <SkeletonRows rows={4} label="Loading roles" />
          </Card>
        )
      )}
      {open !== undefined && modules.data && (open === null || edited) && (
        <RoleDialog
          key={open ?? 'new'}
          role={edited}
          modules={modules.data.modules}
          onClose={() => setOpen(undefined)}
          onStale={roles.again}
        />
      )}
    </Page>
  );
}

interface RowsProps extends Pick<ReturnType<typeof useRowKeys<HTMLUListElement>>, 'list' | 'onKeyDown'> {
  readonly roles: readonly ListedRole[];
  readonly modules: readonly ListedModule[];
  readonly onEdit: (id: string) => void;
  readonly onStale: () => void;
}

function Rows({ roles, modules, list, onKeyDown, onEdit, onStale }: RowsProps) {
  return (
    <div>
      <Card aria-label="Roles">
        <chakra.div
          aria-hidden
          display={{ base: 'none', md: 'grid' }}
          gridTemplateColumns="2rem minmax(0, 1fr) 9rem 7rem 5.25rem"
          columnGap="4"
          px="4"
          py="2"
          bg="bg.canvas"
          borderTopRadius="card"
          borderBottomWidth="1px"
          borderColor="border.default"
          textStyle="meta"
          color="fg.muted"
        >
          <chakra.span gridColumn="2">Role</chakra.span>
          <span>Can authorize</span>
          <span>Active</span>
        </chakra.div>
        <chakra.ul ref={list} onKeyDown={onKeyDown}>
          {roles.map((role) => (
            <RoleRow key={role.id} role={role} modules={modules} onEdit={() => onEdit(role.id)} onStale={onStale} />
          ))}
        </chakra.ul>
      </Card>
      <chakra.p textStyle="meta" color="fg.subtle" mt="2">
        Changes save immediately. If they affect anyone, you'll see who before you confirm.
      </chakra.p>
    </div>
  );
}
