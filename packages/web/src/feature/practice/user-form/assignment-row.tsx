import { chakra } from '@chakra-ui/react';
import { states } from '@signa/core/base';
import { refusalTexts } from '@signa/core/administration';
import {
  assignmentFields,
  type AssignmentForm,
  lastLicenseDay,
  needsVetLicense,
  ownAssignmentTexts,
  sameId,
  type VetLicenseForm,
} from '@signa/core/practice';
import { Trash2 } from 'lucide-react';
import type { ComponentType } from 'react';
import { IconButton } from '../../../part/button/icon-button';
import { Captioned } from '../../../part/field/captioned';
import { DateInput } from '../../../part/field/date-input';
import { Field } from '../../../part/field/field';
import { FieldListRow } from '../../../part/field/field-list';
import { LockedValue } from '../../../part/field/locked-value';
import { Radio } from '../../../part/field/radio';
import { Select } from '../../../part/field/select';
import { Switch } from '../../../part/field/switch';
import { TextInput } from '../../../part/field/text-input';
import { PlaceSelect } from './place-select';
import type { FormRoles, UserFormState } from './use-user-form';

const stateOptions = states.map(({ code }) => ({ value: code, label: code }));

interface AssignmentRowProps {
  readonly row: AssignmentForm;
  readonly at: number;
  readonly form: UserFormState;
  readonly roles: FormRoles;
  /** For a stored assignment, whose location is fixed. */
  readonly placeName: string | null;
  /** True for the user's own assignment: users can't deactivate themselves or change their own role. */
  readonly isOwn: boolean;
  /** True for a stored assignment at a location that the user filling in the form doesn't manage. */
  readonly isForeign: boolean;
  /** The reason why the user filling in the form can't change it. */
  readonly whyNot: string | null;
  /** `null` for a stored assignment, which is deactivated instead. */
  readonly onRemove: (() => void) | null;
}

interface CellProps extends AssignmentRowProps {
  readonly path: `locationsUsers.${number}`;
  /** The name of the location. */
  readonly place: string;
}

type LicenseField = keyof VetLicenseForm;
type AssignmentField = Exclude<keyof AssignmentForm, 'id'>;
type Controls<Field extends AssignmentField> = Readonly<Record<Field, ComponentType<CellProps>>>;

/** The control of each field besides the license, in the order of the row. */
const controls: Controls<Exclude<AssignmentField, LicenseField>> = {
  locationId: ({ row, at, form, path, place }) => (
    <chakra.div data-whole minW="0">
      <Field label={assignmentFields.locationId.label} error={form.errorAt(`${path}.locationId`)}>
        {row.id === null ? (
          <PlaceSelect
            name={`${path}.locationId`}
            form={form}
            value={row.locationId}
            onChange={(locationId) => form.changeRow(at, { locationId })}
            onBlur={() => form.leave(`${path}.locationId`)}
          />
        ) : (
          <LockedValue icon={false}>{place}</LockedValue>
        )}
      </Field>
    </chakra.div>
  ),
  roleId: RoleField,
  employeeId: ({ row, at, form, path, isForeign }) => (
    <Field label={assignmentFields.employeeId.label} error={form.errorAt(`${path}.employeeId`)} disabled={isForeign}>
      <TextInput
        name={`${path}.employeeId`}
        value={row.employeeId}
        onChange={(employeeId) => form.changeRow(at, { employeeId })}
        onBlur={() => form.leave(`${path}.employeeId`)}
      />
    </Field>
  ),
  isPrimary: ({ row, at, form, isForeign, place }) => (
    <Captioned caption={assignmentFields.isPrimary.label}>
      <Radio
        name="primary-assignment"
        checked={row.isPrimary && row.isActive}
        disabled={isForeign || !row.isActive}
        aria-label={`Primary: ${place}`}
        onChange={() => form.choosePrimary(at)}
      />
    </Captioned>
  ),
  isActive: ({ row, at, form, isOwn, isForeign, whyNot, place }) => (
    <Captioned caption={assignmentFields.isActive.label}>
      <Switch
        checked={row.isActive}
        disabledReason={isOwn ? ownAssignmentTexts.active : isForeign ? (whyNot ?? foreignText) : null}
        onChange={(isActive) => form.changeRow(at, { isActive })}
      >
        <chakra.span srOnly>{`Active: ${place}`}</chakra.span>
      </Switch>
    </Captioned>
  ),
};

/** One location of a user in two lines: the role there, and the license. */
export function AssignmentRow(props: AssignmentRowProps) {
  const { row, at, form, placeName } = props;
  const place = placeName ?? form.placeAt(row.locationId)?.name ?? `assignment ${at + 1}`;
  const cell = { ...props, path: `locationsUsers.${at}`, place } as const;
  return (
    <FieldListRow py="3">
      <chakra.div
        role="group"
        aria-label={place}
        display="grid"
        flex="1"
        minW="0"
        columnGap="3"
        rowGap="3"
        alignItems="start"
        gridTemplateColumns={{
          base: '1fr 1fr',
          md: 'minmax(0, 13.5rem) minmax(0, 8rem) minmax(0, 1fr) auto auto 2rem',
        }}
        css={{ '& > [data-whole]': { gridColumn: { base: '1 / -1', md: 'auto' } } }}
      >
        {Object.entries(controls).map(([field, Control]) => (
          <Control key={field} {...cell} />
        ))}
        <chakra.span pt={{ base: '0', md: '6' }} justifySelf="end">
          {props.onRemove && (
            <IconButton icon={Trash2} label={`Remove the assignment at ${place}`} onClick={props.onRemove} />
          )}
        </chakra.span>
        <chakra.div gridColumn="1 / -1" minW="0">
          <LicenseFields {...cell} />
        </chakra.div>
      </chakra.div>
    </FieldListRow>
  );
}

/** Shown for a location that can't be chosen here. */
const foreignText = refusalTexts.foreignLocation;

/** Only active roles can be assigned; a user's current role stays selectable for them even if inactive. */
function RoleField({ row, at, form, roles, isOwn, path, isForeign, whyNot }: CellProps) {
  const stored = form.ground.stored.find(({ id }) => sameId(id, row.id));
  const open = roles.filter(({ id, isActive }) => isActive || sameId(id, stored?.roleId));
  return (
    <Field
      label={assignmentFields.roleId.label}
      error={form.errorAt(`${path}.roleId`)}
      disabled={isOwn || isForeign}
      help={isOwn ? ownAssignmentTexts.role : isForeign ? (whyNot ?? foreignText) : undefined}
    >
      <Select
        name={`${path}.roleId`}
        value={row.roleId}
        placeholder="Choose"
        onChange={(roleId) => form.changeRow(at, { roleId })}
        onBlur={() => form.leave(`${path}.roleId`)}
        options={open.map(({ id, name }) => ({ value: id, label: name }))}
      />
    </Field>
  );
}

const isLicenseAsked = ({ row, roles }: CellProps) => needsVetLicense(row, roles);
const isLicenseLocked = (cell: CellProps) => !isLicenseAsked(cell) || cell.isForeign;

const licenseControls: Controls<LicenseField> = {
  vetLicenseNumber: (cell) => (
    <Field
      label={assignmentFields.vetLicenseNumber.label}
      error={cell.form.errorAt(`${cell.path}.vetLicenseNumber`)}
      disabled={isLicenseLocked(cell)}
    >
      <TextInput
        name={`${cell.path}.vetLicenseNumber`}
        value={isLicenseAsked(cell) ? cell.row.vetLicenseNumber : ''}
        onChange={(vetLicenseNumber) => cell.form.changeRow(cell.at, { vetLicenseNumber })}
        onBlur={() => cell.form.leave(`${cell.path}.vetLicenseNumber`)}
      />
    </Field>
  ),
  vetLicenseExpiration: (cell) => (
    <Field
      label={assignmentFields.vetLicenseExpiration.label}
      error={cell.form.errorAt(`${cell.path}.vetLicenseExpiration`)}
      disabled={isLicenseLocked(cell)}
    >
      <DateInput
        value={isLicenseAsked(cell) ? (cell.row.vetLicenseExpiration ?? '') : ''}
        min={cell.form.ground.todayAt(cell.row.locationId)}
        max={lastLicenseDay}
        onChange={(day) => cell.form.changeRow(cell.at, { vetLicenseExpiration: day || null })}
      />
    </Field>
  ),
  vetLicenseState: (cell) => (
    <Field
      label={assignmentFields.vetLicenseState.label}
      error={cell.form.errorAt(`${cell.path}.vetLicenseState`)}
      disabled={isLicenseLocked(cell)}
    >
      <Select
        name={`${cell.path}.vetLicenseState`}
        value={isLicenseAsked(cell) ? cell.row.vetLicenseState : ''}
        placeholder=""
        onChange={(vetLicenseState) => cell.form.changeRow(cell.at, { vetLicenseState })}
        onBlur={() => cell.form.leave(`${cell.path}.vetLicenseState`)}
        options={stateOptions}
      />
    </Field>
  ),
};

/** Enabled if the role can authorize; otherwise empty, and stored as empty. */
function LicenseFields(cell: CellProps) {
  const role = cell.roles.find(({ id }) => sameId(id, cell.row.roleId));
  return (
    <chakra.div display="flex" flexDirection="column" gap="1">
      <chakra.div
        display="grid"
        gap="3"
        alignItems="start"
        gridTemplateColumns={{
          base: 'repeat(auto-fit, minmax(8.5rem, 1fr))',
          md: 'minmax(0, 1fr) minmax(0, 1fr) 6.5rem',
        }}
      >
        {Object.entries(licenseControls).map(([field, Control]) => (
          <Control key={field} {...cell} />
        ))}
      </chakra.div>
      {role && !isLicenseAsked(cell) && (
        <chakra.p textStyle="meta" color="fg.muted">
          {role.name} cannot authorize and needs no license.
        </chakra.p>
      )}
    </chakra.div>
  );
}
