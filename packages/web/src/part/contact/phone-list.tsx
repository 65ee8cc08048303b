import { chakra } from '@chakra-ui/react';
import { type ContactOwner, contactTypeText, formatPhone, phonesWith, phoneTypes } from '@signa/core/base';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../button/button';
import { IconButton } from '../button/icon-button';
import { FieldList, FieldListRow, useFocusAfter } from '../field/field-list';
import { FieldMessage } from '../field/field-message';
import { PhoneRow } from './phone-row';
import { editPhone, newPhone, placeOfOpen } from '../form/phones-typed';
import type { ListedPhone, OpenPhone, PhonesTyped } from '../form/phones-typed';

interface PhoneListProps {
  readonly owner: ContactOwner;
  /** Path of the list in its form, such as `locationClientPhones`. */
  readonly path: string;
  readonly value: PhonesTyped;
  readonly onChange: (next: PhonesTyped) => void;
  readonly errorAt: (path: string) => string | null;
  /** A line above the rows. */
  readonly banner?: ReactNode;
  /** Additional information about an entry. */
  readonly noteOf?: (phone: ListedPhone) => ReactNode;
  /** Rows after the entries. */
  readonly after?: ReactNode;
}

/** A list of phones that are added, edited, and removed row by row. Nothing is saved before the form is (C-039). */
export function PhoneList({ owner, path, value, onChange, errorAt, banner, noteOf, after }: PhoneListProps) {
  const { phones, open } = value;
  const { list, focusAfter } = useFocusAfter<HTMLUListElement>();
  const [isThere, setIsThere] = useState<string | null>(null);
  const change = (next: PhonesTyped, ...focus: readonly string[]) => {
    focusAfter(...focus, '[data-add]');
    setIsThere(null);
    onChange(next);
  };
  const start = (next: OpenPhone) => change({ phones, open: next }, '[data-open]');
  const rowOf = (at: number | null) => (at === null ? '[data-add]' : `[data-edit="${at}"]`);
  const keep = ({ at, typed }: OpenPhone) => {
    const next = phonesWith(owner, phones, typed, at);
    change({ phones: next, open: null }, rowOf(at));
    // A duplicate is not an error (C-040), but the user will look for the number they typed.
    if (next === phones) setIsThere(`${formatPhone(typed.phoneNumber)} is already in the list.`);
  };
  const openRow = (row: OpenPhone) => (
    <PhoneRow
      key="open"
      phone={row.typed}
      path={`${path}.${placeOfOpen(value)}`}
      errorAt={errorAt}
      onChange={(typed) => onChange({ phones, open: { ...row, typed } })}
      onKeep={() => keep(row)}
      onCancel={() => change({ phones, open: null }, rowOf(row.at))}
    />
  );
  return (
    <FieldList legend="Phones" error={errorAt(path)} note={isThere} list={list}>
      {banner}
      {phones.map((phone, at) =>
        open?.at === at ? (
          openRow(open)
        ) : (
          <Kept
            key={phone.uuid ?? `new ${at}`}
            phone={phone}
            at={at}
            isShownInLists={owner === 'client' && at === 0}
            note={noteOf?.(phone)}
            error={errorAt(`${path}.${at}.phoneNumber`) ?? errorAt(`${path}.${at}.phoneTypeId`)}
            onEdit={open ? null : () => start(editPhone(phone, at))}
            onRemove={() => change(without(value, at), `[data-remove="${at}"]`)}
          />
        ),
      )}
      {after}
      {open?.at === null ? (
        openRow(open)
      ) : (
        <FieldListRow>
          <Button
            variant="link"
            size="sm"
            icon={Plus}
            px="0"
            data-add
            disabledReason={open ? 'Save or cancel the phone above first.' : null}
            onClick={() => start(newPhone(owner))}
          >
            Add phone
          </Button>
        </FieldListRow>
      )}
    </FieldList>
  );
}

/** Removes an entry and keeps the open row on its own entry. */
function without({ phones, open }: PhonesTyped, at: number): PhonesTyped {
  const left = phones.filter((_, index) => index !== at);
  const isBelow = open !== null && open.at !== null && open.at > at;
  return { phones: left, open: isBelow ? { ...open, at: open.at - 1 } : open };
}

interface KeptProps {
  readonly phone: ListedPhone;
  readonly at: number;
  /** For clients: lists show only one phone. */
  readonly isShownInLists: boolean;
  readonly note: ReactNode;
  readonly error: string | null;
  /** `null` while another row is open. */
  readonly onEdit: (() => void) | null;
  readonly onRemove: () => void;
}

function Kept({ phone, at, isShownInLists, note, error, onEdit, onRemove }: KeptProps) {
  const number = formatPhone(phone.phoneNumber);
  return (
    <FieldListRow data-invalid={error ? true : undefined}>
      <chakra.span textStyle="strong" whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
        {number}
      </chakra.span>
      <chakra.span color="fg.muted">{contactTypeText(phoneTypes, phone.phoneTypeId)}</chakra.span>
      {isShownInLists && (
        <chakra.span textStyle="meta" color="fg.subtle">
          shown in lists
        </chakra.span>
      )}
      {note}
      <chakra.span ms="auto" display="inline-flex">
        <IconButton
          icon={Pencil}
          label={`Edit ${number}`}
          data-edit={at}
          disabledReason={onEdit ? null : 'Save or cancel the open phone first.'}
          onClick={() => onEdit?.()}
        />
        <IconButton icon={Trash2} label={`Remove ${number}`} data-remove={at} onClick={onRemove} />
      </chakra.span>
      {error && (
        <chakra.div flexBasis="full">
          <FieldMessage id={`phone-error-${at}`} error={error} />
        </chakra.div>
      )}
    </FieldListRow>
  );
}
