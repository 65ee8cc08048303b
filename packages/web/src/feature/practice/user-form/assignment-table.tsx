import { type AssignmentForm, sameId } from '@signa/core/practice';
import { Plus } from 'lucide-react';
import { Button } from '../../../part/button/button';
import { FieldList, FieldListRow, useFocusAfter } from '../../../part/field/field-list';
import { AssignmentRow } from './assignment-row';
import { useShownRows } from './use-shown-rows';
import type { FormRoles, UserFormState } from './use-user-form';
import type { FormViewer } from './user-form-place';

export interface AssignmentTableProps {
  readonly form: UserFormState;
  readonly roles: FormRoles;
  /** Location names of stored assignments, which may lie outside the selectable ones. */
  readonly placeNames: ReadonlyMap<string, string>;
  /** The organizations of those locations. */
  readonly organizations?: ReadonlyMap<string, string | null>;
  readonly viewer: FormViewer;
  /** True if users edit themselves. */
  readonly isOwn: boolean;
}

const path = 'locationsUsers';

/** The locations where a user works, with role and license. */
export function AssignmentTable({ form, roles, placeNames, organizations, viewer, isOwn }: AssignmentTableProps) {
  const { list, focusAfter } = useFocusAfter<HTMLUListElement>();
  const rows = form.values.locationsUsers;
  const nameOf = ({ locationId }: AssignmentForm) => placeNames.get(locationId) ?? form.placeAt(locationId)?.name ?? '';
  const { shown, searchLine, moreLine } = useShownRows(form, nameOf);
  const isFree = (id: string) => !rows.some(({ locationId }) => sameId(locationId, id));
  const mayAdd = form.others !== null || form.known.some(({ id }) => isFree(id));
  return (
    <FieldList legend="Assignments" error={form.errorAt(path)} list={list}>
      {searchLine}
      {shown.map(({ row, at }) => (
        <AssignmentRow
          key={row.id ?? `new ${at}`}
          row={row}
          at={at}
          form={form}
          roles={roles}
          placeName={placeNames.get(row.locationId) ?? null}
          isOwn={isOwn && row.id !== null}
          isForeign={
            row.id !== null &&
            viewer.isForeign({ id: row.locationId, organizationId: organizations?.get(row.locationId) ?? null })
          }
          whyNot={row.id === null ? null : viewer.whyNotAt(row.locationId)}
          onRemove={
            row.id === null && rows.length > 1
              ? () => {
                  focusAfter('[data-add-assignment]');
                  form.removeRow(at);
                }
              : null
          }
        />
      ))}
      {moreLine}
      {mayAdd && (
        <FieldListRow>
          <Button
            variant="link"
            size="sm"
            icon={Plus}
            px="0"
            data-add-assignment
            onClick={() => {
              focusAfter(`[name="${path}.${rows.length}.locationId"]`);
              form.addRow();
            }}
          >
            Add assignment
          </Button>
        </FieldListRow>
      )}
    </FieldList>
  );
}
