import { chakra } from '@chakra-ui/react';
import { addressLine, formatPhone, phoneKey, placeKey } from '@signa/core/base';
import { addressField, clientFields, declinedDifference, phoneField } from '@signa/core/clients';
import { AddressList } from '../../../part/contact/address-list';
import type { ListedAddress } from '../../../part/contact/address-list';
import { PhoneList } from '../../../part/contact/phone-list';
import { withPhones } from '../../../part/form/phones-typed';
import type { ListedPhone } from '../../../part/form/phones-typed';
import { Field } from '../../../part/field/field';
import { TextInput } from '../../../part/field/text-input';
import { EmailOffer, EntryNote, FromPims, PimsBanner, RemovedEntry } from './offer-parts';
import type { ClientFormState } from './use-client-form';
import type { ClientOffer } from './use-client-offer';

interface ContactProps {
  readonly form: ClientFormState;
  readonly offer: ClientOffer | null;
}

/**
 * The email. If the PIMS has a different one, that one shows with a tag that keeps the existing value (C-022, C-099).
 */
export function EmailField({ form, offer }: ContactProps) {
  const proposed = offer?.all.email ?? null;
  const isAccepted = offer !== null && offer.accepted.email !== null;
  const isStored = form.values.email === form.start.email;
  return (
    <chakra.div display="flex" flexDirection="column" gap="1.5">
      <Field
        label={clientFields.email.label}
        optional
        isNew={isAccepted}
        help={isStored ? offer?.sourceOf('email') : null}
        error={form.errorAt('email')}
      >
        <TextInput {...form.field('email')} inputMode="email" />
      </Field>
      {proposed !== null && (
        <EmailOffer
          before={form.start.email}
          after={proposed}
          source={offer?.changeOf('email') ?? ''}
          isAccepted={isAccepted}
          onDecline={() => form.change({ email: form.start.email })}
          onAccept={() => form.change({ email: proposed })}
        />
      )}
    </chakra.div>
  );
}

/** The phones, followed by those from the PIMS, each of which can be removed and restored (C-039, C-100). */
export function ClientPhones({ form, offer }: ContactProps) {
  const offered = new Set(offer?.all.phones.map(({ phoneNumber }) => phoneKey(phoneNumber)));
  const isNew = ({ uuid, phoneNumber }: ListedPhone) => !uuid && offered.has(phoneKey(phoneNumber));
  const removed = offer ? declinedDifference(offer.all, offer.accepted).phones : [];
  return (
    <PhoneList
      {...form.phoneList}
      banner={offered.size > 0 && <PimsBanner />}
      noteOf={(phone) => <EntrySource offer={offer} field={phoneField(phone.phoneNumber)} isNew={isNew(phone)} />}
      after={removed.map((phone) => (
        <RemovedEntry
          key={phone.phoneNumber}
          text={formatPhone(phone.phoneNumber)}
          source={offer?.changeOf(phoneField(phone.phoneNumber)) ?? ''}
          onUndo={() => form.phoneList.onChange(withPhones(form.phoneList.value, [phone]))}
        />
      ))}
    />
  );
}

/** The addresses, followed by those from the PIMS, each of which can be removed and restored (C-100). */
export function ClientAddresses({ form, offer }: ContactProps) {
  const list = form.list('locationClientAddress');
  const offered = new Set(offer?.all.addresses.map(placeKey));
  const isNew = (address: ListedAddress) => !address.uuid && offered.has(placeKey(address));
  const removed = offer ? declinedDifference(offer.all, offer.accepted).addresses : [];
  return (
    <AddressList
      {...list}
      noteOf={(address) => <EntrySource offer={offer} field={addressField(address)} isNew={isNew(address)} />}
      after={removed.map((address) => (
        <RemovedEntry
          key={placeKey(address)}
          text={addressLine(address)}
          source={offer?.changeOf(addressField(address)) ?? ''}
          onUndo={() => list.onChange([...list.value, address])}
        />
      ))}
    />
  );
}

interface EntrySourceProps {
  readonly offer: ClientOffer | null;
  readonly field: string;
  /** True if saving adds the entry. */
  readonly isNew: boolean;
}

/** The note beside an entry: that saving adds it and since when the PIMS has it, or its source (C-256, C-258). */
function EntrySource({ offer, field, isNew }: EntrySourceProps) {
  if (offer === null) return null;
  const text = isNew ? offer.changeOf(field) : offer.sourceOf(field);
  return (
    <>
      {isNew && <FromPims />}
      {text && <EntryNote>{text}</EntryNote>}
    </>
  );
}
