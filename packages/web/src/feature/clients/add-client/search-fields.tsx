import { chakra } from '@chakra-ui/react';
import { type ClientSearchFields, searchedPhone } from '@signa/core/clients';
import { searchMaximum } from '@signa/core/practice';
import { isBlank } from '@signa/core/base';
import type { KeyboardEvent, ReactNode } from 'react';
import { Field } from '../../../part/field/field';
import { TextInput } from '../../../part/field/text-input';

interface SearchFieldsProps {
  readonly fields: ClientSearchFields;
  readonly onChange: (change: Partial<ClientSearchFields>) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
}

/** The search fields shown before a client is added (C-028). */
export function SearchFields({ fields, onChange, onKeyDown }: SearchFieldsProps) {
  const isBegun = !isBlank(fields.phone) && searchedPhone(fields.phone) === '';
  const box = (name: keyof ClientSearchFields) => ({
    name: `search-${name}`,
    most: searchMaximum.clients,
    value: fields[name],
    onChange: (typed: string) => onChange({ [name]: typed }),
    onKeyDown,
  });
  return (
    <>
      <Row columns={3}>
        <Field label="First name">
          <TextInput {...box('firstName')} data-autofocus />
        </Field>
        <Field label="Last name">
          <TextInput {...box('lastName')} />
        </Field>
        <Field label="Phone" help={isBegun && 'Too short to search.'}>
          <TextInput {...box('phone')} inputMode="tel" />
        </Field>
      </Row>
      <Row columns={2}>
        <Field label="Email">
          <TextInput {...box('email')} inputMode="email" />
        </Field>
        <Field label="Patient name">
          <TextInput {...box('patientName')} />
        </Field>
      </Row>
    </>
  );
}

const Row = ({ columns, children }: { readonly columns: number; readonly children: ReactNode }) => (
  <chakra.div
    display="grid"
    gap="4"
    alignItems="start"
    gridTemplateColumns={{ base: '1fr', md: `repeat(${columns}, minmax(0, 1fr))` }}
  >
    {children}
  </chakra.div>
);
