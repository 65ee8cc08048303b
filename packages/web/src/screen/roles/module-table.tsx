import { chakra } from '@chakra-ui/react';
import type { Right } from '@signa/core/practice';
import { grants, isViewImplied, type ModuleSelection, withModule, withRight } from '@signa/core/administration';
import { Lock } from 'lucide-react';
import { useRef, useState } from 'react';
import { FieldMessage } from '../../part/field/field-message';
import { menuIcon } from '../../part/page/menu-icon';
import type { ListedModule } from './listed-role';
import { Tick } from './tick';
import { moveInTable } from './move-in-table';

const rights: readonly { readonly right: Right; readonly label: string }[] = [
  { right: 'view', label: 'View' },
  { right: 'edit', label: 'Edit' },
  { right: 'delete', label: 'Delete' },
];

interface ModuleTableProps {
  readonly modules: readonly ListedModule[];
  readonly selection: ModuleSelection;
  readonly onChange: (next: ModuleSelection) => void;
  readonly error: string | null;
}

/** The modules of a role with their permissions; a roving tabindex with arrow keys moves between cells. */
export function ModuleTable({ modules, selection, onChange, error }: ModuleTableProps) {
  const table = useRef<HTMLTableElement>(null);
  const [at, setAt] = useState('1:0');
  const cell = (row: number, column: number) => ({
    'data-cell': `${row}:${column}`,
    tabIndex: at === `${row}:${column}` ? 0 : -1,
    onFocus: () => setAt(`${row}:${column}`),
  });
  const chosen = modules.filter(({ id }) => selection.has(id));
  const having = (right: Right) => chosen.filter(({ id }) => grants(selection.get(id), right)).length;
  const giveAll = (right: Right, isGiven: boolean) =>
    onChange(chosen.reduce((held, module) => withRight(held, module, right, isGiven, modules), selection));
  return (
    <chakra.div display="flex" flexDirection="column" gap="1">
      <chakra.div borderWidth="1px" borderColor={error ? 'status.expired.fg' : 'border.default'} borderRadius="control">
        <chakra.table
          ref={table}
          role="grid"
          aria-label="Modules"
          aria-describedby={error ? 'modules-message' : undefined}
          aria-invalid={error ? true : undefined}
          data-invalid={error ? '' : undefined}
          w="full"
          onKeyDown={(event) => moveInTable(event, table.current)}
          css={{
            borderCollapse: 'collapse',
            '& tr': { height: '2.0625rem' },
            '& td, & th': { paddingInline: '0.25rem', paddingBlock: '0.25rem' },
            '& tbody tr': { borderTopWidth: '1px', borderColor: 'border.subtle' },
            '& tbody tr:focus-within, & tbody tr:hover': { backgroundColor: 'bg.hover' },
            '@media (pointer: coarse)': { '& tr': { height: '2.5rem' } },
          }}
        >
          <chakra.thead bg="bg.canvas">
            <tr>
              <chakra.th scope="col" textAlign="start" css={{ '&&': { paddingInlineStart: '0.75rem' } }}>
                <chakra.span textStyle="strong">Module</chakra.span>{' '}
                <chakra.span textStyle="meta" color="fg.subtle" fontWeight="normal">
                  {chosen.length} selected
                </chakra.span>
              </chakra.th>
              {rights.map(({ right, label }, column) => (
                <chakra.th key={right} scope="col" w={{ base: '3.75rem', md: '6rem' }}>
                  <Tick
                    label=" of all selected modules"
                    shown={label}
                    isOn={chosen.length > 0 && having(right) === chosen.length}
                    isMixed={having(right) > 0 && having(right) < chosen.length}
                    onChange={(isGiven) => giveAll(right, isGiven)}
                    {...cell(0, column + 1)}
                  />
                </chakra.th>
              ))}
            </tr>
          </chakra.thead>
          <tbody>
            {modules.map((module, index) => {
              const held = selection.get(module.id);
              const Icon = menuIcon(module.icon);
              return (
                <tr key={module.id}>
                  <chakra.th
                    scope="row"
                    textAlign="start"
                    fontWeight="normal"
                    css={{ '&&': { paddingInlineStart: module.parentModuleId === null ? '0.75rem' : '2rem' } }}
                  >
                    <Tick
                      isOn={held !== undefined}
                      onChange={(isSelected) => onChange(withModule(selection, module, isSelected, modules))}
                      {...cell(index + 1, 0)}
                    >
                      <chakra.span
                        display="inline-flex"
                        alignItems="center"
                        gap="2"
                        color={held ? 'fg.default' : 'fg.muted'}
                      >
                        <chakra.span hideBelow="md" color="fg.subtle" display="inline-flex">
                          <Icon size={16} aria-hidden />
                        </chakra.span>
                        {module.label}
                      </chakra.span>
                    </Tick>
                    {noteOf(module) && (
                      <chakra.span textStyle="badge" color="fg.subtle">
                        {noteOf(module)}
                      </chakra.span>
                    )}
                  </chakra.th>
                  {rights.map(({ right, label }, column) => (
                    <td key={right}>
                      <Tick
                        label={`${module.label}: ${label.toLowerCase()}`}
                        isOn={grants(held, right)}
                        isLocked={right === 'view' && isViewImplied(held)}
                        onChange={(isGiven) => onChange(withRight(selection, module, right, isGiven, modules))}
                        {...cell(index + 1, column + 1)}
                      />
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </chakra.table>
      </chakra.div>
      <FieldMessage id="modules-message" error={error} />
      <chakra.p textStyle="meta" color="fg.subtle" display="flex" gap="2">
        <chakra.span pt="0.5" flexShrink="0">
          <Lock size={14} aria-hidden />
        </chakra.span>
        Edit and Delete require View, so View is locked while either is on. A deselected module grants no access and is
        hidden from the menu.
      </chakra.p>
    </chakra.div>
  );
}

function noteOf({ childModules, isNavigation }: ListedModule): string | null {
  if (childModules.length > 0) return 'group';
  return isNavigation ? null : 'not in the menu';
}
