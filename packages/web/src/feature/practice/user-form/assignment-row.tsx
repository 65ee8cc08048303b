import { chakra } from '@chakra-ui/react';
import { states } from '@signa/core/base';
import { refusalTexts } from '@signa/core/administration';
import { type AssignmentForm, lastLicenseDay, needsVetLicense, ownAssignmentTexts, sameId } from '@signa/core/practice';
import { Trash2 } from 'lucide-react';
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

/** One location of a user in two lines: the role there, and the license. */
export function AssignmentRow(props: AssignmentRowProps) {
  const { row, at, form, placeName, isOwn, isForeign } = props;
  const path = `locationsUsers.${at}` as const;
  const place = placeName ?? form.placeAt(row.locationId)?.name ?? `assignment ${at + 1}`;
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
        <chakra.div data-whole minW="0">
          <Field label="Location" error={form.errorAt(`${path}.locationId`)}>
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
        <RoleField {...props} path={path} />
        <Field label="Employee ID" error={form.errorAt(`${path}.employeeId`)} disabled={isForeign}>
          <TextInput
            name={`${path}.employeeId`}
            value={row.employeeId}
            onChange={(employeeId) => form.changeRow(at, { employeeId })}
            onBlur={() => form.leave(`${path}.employeeId`)}
          />
        </Field>
        <Captioned caption="Primary">
          <Radio
            name="primary-assignment"
            checked={row.isPrimary && row.isActive}
            disabled={isForeign || !row.isActive}
            aria-label={`Primary: ${place}`}
            onChange={() => form.choosePrimary(at)}
          />
        </Captioned>
        <Captioned caption="Active">
          <Switch
            checked={row.isActive}
            disabledReason={isOwn ? ownAssignmentTexts.active : isForeign ? (props.whyNot ?? foreignText) : null}
            onChange={(isActive) => form.changeRow(at, { isActive })}
          >
            <chakra.span srOnly>{`Active: ${place}`}</chakra.span>
          </Switch>
        </Captioned>
        <chakra.span pt={{ base: '0', md: '6' }} justifySelf="end">
          {props.onRemove && (
            <IconButton icon={Trash2} label={`Remove the assignment at ${place}`} onClick={props.onRemove} />
          )}
        </chakra.span>
        <chakra.div gridColumn="1 / -1" minW="0">
          <LicenseFields {...props} path={path} />
        </chakra.div>
      </chakra.div>
    </FieldListRow>
  );
}

/** Shown for a location that can't be chosen here. */
const foreignText = refusalTexts.foreignLocation;

interface PartProps extends AssignmentRowProps {
  readonly path: `locationsUsers.${number}`;
}

/** Only active roles can be assigned; a user's current role stays selectable for them even if inactive. */
function RoleField({ row, at, form, roles, isOwn, path, isForeign, whyNot }: PartProps) {
  const stored = form.ground.stored.find(({ id }) => sameId(id, row.id));
  const open = roles.filter(({ id, isActive }) => isActive || sameId(id, stored?.roleId));
  return (
    <Field
      label="Role"
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

/** Enabled if the role can authorize; otherwise empty, and stored as empty. */
function LicenseFields({ row, at, form, roles, path, isForeign }: PartProps) {
  const isAsked = needsVetLicense(row, roles);
  const role = roles.find(({ id }) => sameId(id, row.roleId));
  const disabled = !isAsked || isForeign;
  const todayThere = form.ground.todayAt(row.locationId);
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
        <Field label="Vet License number" error={form.errorAt(`${path}.vetLicenseNumber`)} disabled={disabled}>
          <TextInput
            name={`${path}.vetLicenseNumber`}
            value={isAsked ? row.vetLicenseNumber : ''}
            onChange={(vetLicenseNumber) => form.changeRow(at, { vetLicenseNumber })}
            onBlur={() => form.leave(`${path}.vetLicenseNumber`)}
          />
        </Field>
        <Field label="Expiration date" error={form.errorAt(`${path}.vetLicenseExpiration`)} disabled={disabled}>
          <DateInput
            value={isAsked ? (row.vetLicenseExpiration ?? '') : ''}
            min={todayThere}
            max={lastLicenseDay}
            onChange={(day) => form.changeRow(at, { vetLicenseExpiration: day || null })}
          />
        </Field>
        <Field label="State" error={form.errorAt(`${path}.vetLicenseState`)} disabled={disabled}>
          <Select
            name={`${path}.vetLicenseState`}
            value={isAsked ? row.vetLicenseState : ''}
            placeholder=""
            onChange={(vetLicenseState) => form.changeRow(at, { vetLicenseState })}
            onBlur={() => form.leave(`${path}.vetLicenseState`)}
            options={stateOptions}
          />
        </Field>
      </chakra.div>
      {role && !isAsked && (
        <chakra.p textStyle="meta" color="fg.muted">
          {role.name} cannot authorize and needs no license.
        </chakra.p>
      )}
    </chakra.div>
  );
}
