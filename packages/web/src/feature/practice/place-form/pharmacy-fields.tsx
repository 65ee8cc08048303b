import { chakra } from '@chakra-ui/react';
import { Checkbox } from '../../../part/field/checkbox';
import { Field } from '../../../part/field/field';
import { Select } from '../../../part/field/select';

interface PharmacyFieldsProps {
  /** The first one is primary. */
  readonly codes: readonly string[];
  readonly options: readonly { readonly code: string; readonly name: string }[];
  /** True if more pharmacies than the primary one can be chosen. */
  readonly isSeveral: boolean;
  /** True if the organization's pharmacy can be used instead. */
  readonly optional?: boolean;
  readonly help?: string;
  readonly error: string | null;
  readonly onChange: (codes: readonly string[]) => void;
}

/** The pharmacies of an organization or a location, the primary one first. */
export function PharmacyFields({
  codes,
  options,
  isSeveral,
  optional = false,
  help,
  error,
  onChange,
}: PharmacyFieldsProps) {
  const [primary, ...more] = codes;
  const others = options.filter(({ code }) => code !== primary);
  const choose = (code: string) =>
    onChange(code === '' ? [] : [code, ...(isSeveral ? codes : []).filter((one) => one !== code)]);
  return (
    <chakra.div display="flex" flexDirection="column" gap="2">
      <Field label="Primary pharmacy" optional={optional} help={help} error={error}>
        <Select
          name="pharmacyCodes"
          value={primary ?? ''}
          placeholder={optional ? 'Same as the organization' : 'Choose a pharmacy'}
          onChange={choose}
          options={options.map(({ code, name }) => ({ value: code, label: name }))}
        />
      </Field>
      {isSeveral && primary !== undefined && others.length > 0 && (
        <chakra.fieldset display="flex" flexDirection="column">
          <chakra.legend textStyle="meta" color="fg.muted">
            Further pharmacies
          </chakra.legend>
          {others.map(({ code, name }) => (
            <Checkbox
              key={code}
              checked={more.includes(code)}
              onChange={(isOn) => onChange(isOn ? [...codes, code] : codes.filter((one) => one !== code))}
            >
              {name}
            </Checkbox>
          ))}
        </chakra.fieldset>
      )}
    </chakra.div>
  );
}
