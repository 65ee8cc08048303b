import { chakra } from '@chakra-ui/react';
import { countryDigitWarning, isBlankPhone, type PhoneForm, phoneIssue, phoneTypes } from '@signa/core/base';
import { useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { Button } from '../button/button';
import { Field } from '../field/field';
import { FieldListRow } from '../field/field-list';
import { Select } from '../field/select';
import { PhoneNumberInput } from './phone-number-input';

const typeOptions = phoneTypes.map(({ id, description }) => ({ value: String(id), label: description }));

interface PhoneRowProps {
  readonly phone: PhoneForm;
  readonly path: string;
  readonly errorAt: (path: string) => string | null;
  readonly onChange: (phone: PhoneForm) => void;
  readonly onKeep: () => void;
  readonly onCancel: () => void;
}

/** The row in which a phone is edited; Enter saves it (C-034, C-035, C-038). */
export function PhoneRow({ phone, path, errorAt, onChange, onKeep, onCancel }: PhoneRowProps) {
  const row = useRef<HTMLLIElement>(null);
  const [isReported, setIsReported] = useState(false);
  const issue = phoneIssue(phone.phoneNumber, path);
  const keep = () => {
    if (!issue) return onKeep();
    setIsReported(true);
    row.current?.querySelector('input')?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.nativeEvent.isComposing;
    if (event.key !== 'Enter' || !isPlain || event.target instanceof HTMLButtonElement) return;
    // In an empty row, Enter moves to the next field, as in every other field.
    if (isBlankPhone(phone)) return;
    event.preventDefault();
    if (!event.repeat) keep();
  };
  return (
    <FieldListRow ref={row} alignItems="start" py="2" onKeyDown={onKeyDown}>
      <chakra.div flex="1" minW="9.5rem">
        <Field
          label="Phone number"
          hideLabel
          error={errorAt(`${path}.phoneNumber`) ?? (isReported ? issue?.message : null)}
          warning={countryDigitWarning(phone.phoneNumber)}
        >
          <PhoneNumberInput
            name={`${path}.phoneNumber`}
            placeholder="555 123 4567"
            data-open
            value={phone.phoneNumber}
            onChange={(phoneNumber) => onChange({ ...phone, phoneNumber })}
            onBlur={() => setIsReported(!isBlankPhone(phone))}
          />
        </Field>
      </chakra.div>
      <chakra.div w="8rem">
        <Field label="Phone type" hideLabel error={errorAt(`${path}.phoneTypeId`)}>
          <Select
            name={`${path}.phoneTypeId`}
            value={String(phone.phoneTypeId)}
            onChange={(id) => onChange({ ...phone, phoneTypeId: Number(id) })}
            options={typeOptions}
          />
        </Field>
      </chakra.div>
      <chakra.span display="inline-flex" gap="2" ms="auto">
        <Button variant="accent" aria-label="Save phone" onClick={keep}>
          Save
        </Button>
        <Button variant="plain" aria-label="Cancel phone" onClick={onCancel}>
          Cancel
        </Button>
      </chakra.span>
    </FieldListRow>
  );
}
