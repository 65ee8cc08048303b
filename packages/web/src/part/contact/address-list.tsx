import { chakra } from '@chakra-ui/react';
import { type AddressForm, addressLine, addressTypes, contactTypeText, type ListEntry } from '@signa/core/base';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../button/button';
import { IconButton } from '../button/icon-button';
import { FieldList, FieldListRow, useFocusAfter } from '../field/field-list';
import { FieldMessage } from '../field/field-message';
import { AddressEditor } from './address-editor';
import { useZipWarning } from './use-zip-warning';

export type ListedAddress = AddressForm & ListEntry;

interface AddressListProps {
  /** Path of the list in its form, such as `locationClientAddress`. */
  readonly path: string;
  readonly value: readonly ListedAddress[];
  readonly onChange: (next: readonly ListedAddress[]) => void;
  readonly errorAt: (path: string) => string | null;
  /** Additional information about an entry. */
  readonly noteOf?: (address: ListedAddress) => ReactNode;
  /** Rows after the entries. */
  readonly after?: ReactNode;
}

/** A list of addresses, one line each; they are edited in a dialog (C-045, C-275). */
export function AddressList({ path, value: addresses, onChange, errorAt, noteOf, after }: AddressListProps) {
  const [edited, setEdited] = useState<number | 'new' | null>(null);
  const { list, focusAfter } = useFocusAfter<HTMLUListElement>();
  const doubt = useZipWarning();
  const keep = (typed: AddressForm) => {
    setEdited(null);
    onChange(
      edited === 'new'
        ? [...addresses, typed]
        : addresses.map((address, at) => (at === edited ? { ...address, ...typed } : address)),
    );
  };
  const remove = (at: number) => {
    focusAfter(`[data-remove="${at}"]`, '[data-add]');
    onChange(addresses.filter((_, index) => index !== at));
  };
  return (
    <>
      <FieldList legend="Addresses" error={errorAt(path)} list={list}>
        {addresses.map((address, at) => (
          <Kept
            key={address.uuid ?? `new ${at}`}
            address={address}
            at={at}
            note={noteOf?.(address)}
            error={firstError(errorAt, `${path}.${at}`)}
            doubt={doubt(address)}
            onEdit={() => setEdited(at)}
            onRemove={() => remove(at)}
          />
        ))}
        {after}
        <FieldListRow>
          <Button variant="link" size="sm" icon={Plus} px="0" data-add onClick={() => setEdited('new')}>
            Add address
          </Button>
        </FieldListRow>
      </FieldList>
      {edited !== null &&
        // The dialog contains a form, and HTML forms cannot be nested.
        createPortal(
          <AddressEditor
            address={edited === 'new' ? undefined : formOf(addresses[edited])}
            others={addresses.filter((_, at) => at !== edited)}
            onKeep={keep}
            onClose={() => setEdited(null)}
          />,
          document.body,
        )}
    </>
  );
}

/** Strips the list's own fields from an entry. */
function formOf(listed: ListedAddress | undefined): AddressForm | undefined {
  if (!listed) return undefined;
  const { uuid: _, ...address } = listed;
  return address;
}

const fields = ['addressTypeId', 'addressLine1', 'addressLine2', 'city', 'state', 'zip'] as const;

/** The error of an entry, or else of its first invalid field. */
function firstError(errorAt: AddressListProps['errorAt'], path: string): string | null {
  return [path, ...fields.map((field) => `${path}.${field}`)].map(errorAt).find((error) => error !== null) ?? null;
}

interface KeptProps {
  readonly address: ListedAddress;
  readonly at: number;
  readonly note: ReactNode;
  readonly error: string | null;
  readonly doubt: string | null;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

function Kept({ address, at, note, error, doubt, onEdit, onRemove }: KeptProps) {
  const line = addressLine(address);
  return (
    <FieldListRow data-invalid={error ? true : undefined}>
      {/* Badges that do not fit next to a readable address wrap below it. */}
      <chakra.span flex="1 1 12rem" minW="0" overflowWrap="anywhere">
        <chakra.span textStyle="strong">{line}</chakra.span>{' '}
        <chakra.span color="fg.muted">{contactTypeText(addressTypes, address.addressTypeId)}</chakra.span>
      </chakra.span>
      {note}
      <chakra.span display="inline-flex" ms="auto">
        <IconButton icon={Pencil} label={`Edit ${line}`} onClick={onEdit} />
        <IconButton icon={Trash2} label={`Remove ${line}`} data-remove={at} onClick={onRemove} />
      </chakra.span>
      {(error ?? doubt) && (
        <chakra.div flexBasis="full">
          <FieldMessage id={`address-error-${at}`} error={error} warning={doubt} />
        </chakra.div>
      )}
    </FieldListRow>
  );
}
