import { type ContactOwner, isValidPhone } from '@signa/core/base';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { endsWellFormed } from '../../testing/content-model';
import { renderScreen } from '../../testing/render';
import { AddressList } from './address-list';
import type { ListedAddress } from './address-list';
import { PhoneList } from './phone-list';
import { allPhones, openPhoneIssues, phonesTyped } from '../form/phones-typed';
import type { ListedPhone } from '../form/phones-typed';

endsWellFormed();

const cell: ListedPhone = { uuid: 'a', phoneTypeId: 1, phoneNumber: '5185550177' };
const office: ListedPhone = { uuid: 'b', phoneTypeId: 3, phoneNumber: '5550121' };
const home: ListedAddress = {
  uuid: 'h',
  addressTypeId: 1,
  addressLine1: '18 Regent St',
  addressLine2: '',
  city: 'Saratoga Springs',
  state: 'NY',
  zip: '12866',
};

const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const press = (name: string | RegExp) => screen.getByRole('button', { name });

/** A form with only phones that records what it would save. */
function showPhones(phones: readonly ListedPhone[], owner: ContactOwner = 'client') {
  const kept: { all: readonly ListedPhone[]; issues: readonly { readonly path: string }[] } = { all: [], issues: [] };
  function Form() {
    const [value, setValue] = useState(() => phonesTyped(owner, phones));
    kept.all = allPhones(owner, value);
    kept.issues = openPhoneIssues(value, 'phones');
    return <PhoneList owner={owner} path="phones" value={value} onChange={setValue} errorAt={() => null} />;
  }
  const number = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone number' });
  const kind = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Phone type' });
  return { ...renderScreen(<Form />), kept, number, kind };
}

describe('the phones of a form', () => {
  it('C-036 C-039 shows each phone formatted, with its type and whether lists show it', () => {
    showPhones([cell, office, { phoneTypeId: 0, phoneNumber: '15185550199' }]);
    expect(rows()).toEqual(['(518)-555-0177Cellshown in lists', '555-0121Office', '1-(518)-555-0199', 'Add phone']);
  });

  it.each([
    ['client', 'Cell'],
    ['user', 'Office'],
    ['location', 'Office'],
    ['organization', 'Office'],
  ] as const)('C-038 C-039 opens the row for the first phone when there is none, for a %s as %s', (owner, type) => {
    const { number, kind } = showPhones([], owner);
    expect(number().value).toBe('');
    expect(kind().selectedOptions[0]?.text).toBe(type);
    expect([...kind().options].map(({ text }) => text)).toEqual(['Cell', 'Home', 'Office', 'Other', 'Fax']);
  });

  it('C-034 C-039 adds a phone with Enter and returns focus to Add phone', async () => {
    const { user, kept, number, kind } = showPhones([cell]);
    await user.click(press('Add phone'));
    expect(document.activeElement).toBe(number());
    await user.keyboard('518x555-0186{Tab}');
    expect(number().value).toBe('518 555 0186');
    await user.selectOptions(kind(), 'Home');
    await user.click(number());
    await user.keyboard('{Enter}');
    expect(rows()[1]).toBe('(518)-555-0186Home');
    expect(kept.all[1]).toEqual({ phoneTypeId: 2, phoneNumber: '518 555 0186' });
    expect(document.activeElement).toBe(press('Add phone'));
  });

  it.each(['5550121', '5185550186', '15185550186'])('C-034 C-035 accepts %s', async (digits) => {
    const { user, kept } = showPhones([]);
    await user.click(screen.getByRole('textbox', { name: 'Phone number' }));
    await user.keyboard(digits);
    await user.click(press('Save phone'));
    expect(kept.all[0]?.phoneNumber.replaceAll(' ', '')).toBe(digits);
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('C-034 keeps the caret in place when a digit in the middle is corrected', async () => {
    const { user, number } = showPhones([]);
    await user.click(number());
    await user.keyboard('5185550186');
    await user.type(number(), '{Backspace}4', { initialSelectionStart: 6, initialSelectionEnd: 6 });
    expect(number().value).toBe('518 545 0186');
    expect(number().selectionStart).toBe(6);
    await user.type(number(), '9', { initialSelectionStart: 3, initialSelectionEnd: 3 });
    expect([number().value, number().selectionStart]).toEqual(['518 954 50186', 5]);
  });

  it.each(['+44 20 7946 0958', '011 44 20 7946 0958', '+49 30 901820', '442079460958'])(
    'C-289 shows %s in full, rejects it with the reason, and keeps the row open',
    async (typed) => {
      const { user, number, kept } = showPhones([]);
      await user.click(number());
      await user.keyboard(typed);
      expect(number().value.replaceAll(/[^\d+]/g, '')).toBe(typed.replaceAll(' ', ''));
      await user.click(press('Save phone'));
      expect(screen.getByText(/^Invalid phone number/)).toBeDefined();
      expect(number().getAttribute('aria-invalid')).toBe('true');
      await user.clear(number());
      await user.paste(typed);
      expect(number().value.replaceAll(/[^\d+]/g, '')).toBe(typed.replaceAll(' ', ''));
      expect(isValidPhone(kept.all[0]?.phoneNumber ?? '')).toBe(false);
    },
  );

  it('C-289 warns about eleven digits that may be ten plus a typo', async () => {
    const { user, number } = showPhones([]);
    await user.click(number());
    await user.keyboard('5185550186');
    expect(screen.queryByText(/extra digit/)).toBeNull();
    await user.keyboard('1');
    expect(screen.getByText('Read as 5-(185)-550-1861. Check for an extra digit.')).toBeDefined();
    await user.clear(number());
    await user.keyboard('15185550186');
    expect(screen.queryByText(/extra digit/)).toBeNull();
  });

  it('C-035 rejects an invalid number on blur or save and keeps the row open', async () => {
    const { user, number, kept } = showPhones([]);
    await user.click(press('Save phone'));
    expect(screen.getByText('Invalid phone number')).toBeDefined();
    expect(document.activeElement).toBe(number());
    await user.keyboard('518555');
    await user.keyboard('{Enter}');
    expect(number().getAttribute('aria-invalid')).toBe('true');
    await user.keyboard('0186');
    expect(screen.queryByText('Invalid phone number')).toBeNull();
    expect(kept.all).toEqual([{ phoneTypeId: 1, phoneNumber: '518 555 0186' }]);
  });

  it('C-039 replaces the edited phone under the same uuid, and Cancel restores it', async () => {
    const { user, number, kept } = showPhones([cell, office]);
    await user.click(press('Edit 555-0121'));
    expect(number().value).toBe('555 012 1');
    await user.clear(number());
    expect(kept.issues).toEqual([expect.objectContaining({ path: 'phones.1.phoneNumber' })]);
    await user.keyboard('5550199');
    await user.click(press('Cancel phone'));
    expect(kept.all).toEqual([cell, office]);
    expect(document.activeElement).toBe(press('Edit 555-0121'));
    await user.keyboard('{Enter}');
    await user.clear(number());
    await user.keyboard('5550199{Enter}');
    expect(kept.all).toEqual([cell, { ...office, phoneNumber: '555 019 9' }]);
  });

  it('C-034 keeps every digit of a stored number that does not start with 1', async () => {
    const { user, number, kept } = showPhones([{ uuid: 'c', phoneTypeId: 1, phoneNumber: '25185550199' }]);
    await user.click(press(/^Edit/));
    expect(number().value).toBe('251 855 50199');
    await user.click(press('Save phone'));
    expect(kept.all[0]?.phoneNumber).toBe('251 855 50199');
  });

  it('C-039 removes a phone and keeps focus in the list', async () => {
    const { user, kept } = showPhones([cell, office]);
    await user.click(press('Remove (518)-555-0177'));
    expect(kept.all).toEqual([office]);
    expect(document.activeElement).toBe(press('Remove 555-0121'));
    await user.keyboard('{Enter}');
    expect(kept.all).toEqual([]);
    expect(document.activeElement).toBe(press('Add phone'));
  });

  it('C-039 keeps an edited row open when an entry above it is removed', async () => {
    const { user, number, kept } = showPhones([cell, office]);
    await user.click(press('Edit 555-0121'));
    await user.click(press('Remove (518)-555-0177'));
    await user.clear(number());
    await user.keyboard('5550199{Enter}');
    expect(kept.all).toEqual([{ ...office, phoneNumber: '555 019 9' }]);
  });

  it('C-040 C-041 does not add a duplicate phone, and reports it without an error', async () => {
    const { user, kept } = showPhones([cell]);
    await user.click(press('Add phone'));
    await user.keyboard('5185550177{Enter}');
    expect(kept.all).toEqual([cell]);
    expect(screen.getByText('(518)-555-0177 is already in the list.')).toBeDefined();
    expect(screen.queryByText('Invalid phone number')).toBeNull();
  });

  it('C-040 allows the same number with two types for a location', async () => {
    const { user, kept, kind } = showPhones([cell], 'location');
    await user.click(press('Add phone'));
    await user.keyboard('5185550177{Enter}');
    expect(kept.all).toHaveLength(2);
    await user.click(press('Add phone'));
    await user.keyboard('5185550177');
    await user.selectOptions(kind(), 'Cell');
    await user.click(press('Save phone'));
    expect(kept.all).toHaveLength(2);
  });

  it('C-038 edits a phone without a type and keeps it without one', async () => {
    const { user, kept, kind } = showPhones([{ uuid: 'c', phoneTypeId: 0, phoneNumber: '5550121' }]);
    await user.click(press('Edit 555-0121'));
    expect(kind().selectedOptions[0]?.text.trim()).toBe('');
    await user.click(press('Save phone'));
    expect(kept.all[0]?.phoneTypeId).toBe(0);
  });
});

function showAddresses(addresses: readonly ListedAddress[]) {
  const kept: { all: readonly ListedAddress[] } = { all: addresses };
  function Form() {
    const [all, setAll] = useState(addresses);
    kept.all = all;
    return <AddressList path="addresses" value={all} onChange={setAll} errorAt={() => null} />;
  }
  const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
  return { ...renderScreen(<Form />), kept, field };
}
const editor = (name = 'Add address') => within(screen.getByRole('dialog', { name }));

describe('the addresses of a form', () => {
  it('C-045 C-046 C-047 adds an address by keyboard alone, with Home as the initial type, and normalizes it', async () => {
    const { user, kept, field } = showAddresses([]);
    await user.tab();
    await user.keyboard('{Enter}');
    const type = editor().getByRole<HTMLSelectElement>('combobox', { name: 'Type' });
    expect(type.selectedOptions[0]?.text).toBe('Home');
    expect([...type.options].map(({ text }) => text)).toEqual(['Home', 'Office', 'Other', 'Shipping', 'Billing']);
    expect(document.activeElement).toBe(field('Address line 1'));
    await user.keyboard(' 5 Excelsior Park {Enter}Apt 12{Enter}Saratoga Springs{Enter}');
    const state = editor().getByRole<HTMLSelectElement>('combobox', { name: 'State' });
    expect(document.activeElement).toBe(state);
    expect(state.options).toHaveLength(52);
    await user.selectOptions(state, 'NY');
    await user.keyboard('{Enter}1a2866{Enter}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(rows()).toEqual(['5 Excelsior Park, Apt 12, Saratoga Springs, NY 12866 Home', 'Add address']);
    expect(kept.all).toEqual([
      {
        addressTypeId: 1,
        addressLine1: '5 Excelsior Park',
        addressLine2: 'Apt 12',
        city: 'Saratoga Springs',
        state: 'NY',
        zip: '12866',
      },
    ]);
    expect(document.activeElement).toBe(press('Add address'));
  });

  it('A-038 has a 700 px wide address dialog', async () => {
    const { user } = showAddresses([]);
    await user.click(press('Add address'));
    const dialog = screen.getByRole('dialog', { name: 'Add address' });
    expect(getComputedStyle(dialog).width).toMatch(/sizes-modal|700px/);
  });

  it('C-043 C-044 C-045 shows what is missing or invalid per field and focuses the first error', async () => {
    const { user, kept, field } = showAddresses([]);
    await user.click(press('Add address'));
    await user.click(editor().getByRole('button', { name: 'Save address' }));
    expect(editor().getAllByText('This field is required')).toHaveLength(4);
    await waitFor(() => expect(document.activeElement).toBe(field('Address line 1')));
    await user.click(field('Address line 1'));
    await user.paste('x'.repeat(101));
    await user.type(field(/^Address line 2/), ' ');
    await user.click(field('City'));
    await user.paste('x'.repeat(61));
    await user.type(field('Zip code'), '1286');
    expect(editor().getByText('Enter at most 100 characters')).toBeDefined();
    expect(editor().getByText('Enter at most 60 characters')).toBeDefined();
    expect(editor().getByText('Zip code must be 5 digits')).toBeDefined();
    await user.clear(field('Zip code'));
    await user.paste('12866-1234');
    expect(field('Zip code').value).toBe('128661234');
    expect(editor().getByText('Zip code must be 5 digits')).toBeDefined();
    expect(editor().getAllByText('This field is required')).toHaveLength(2);
    await user.click(editor().getByRole('button', { name: 'Save address' }));
    expect(kept.all).toEqual([]);
  });

  it('C-048 rejects a duplicate address regardless of case', async () => {
    const { user, kept, field } = showAddresses([home]);
    await user.click(press('Add address'));
    await user.type(field('Address line 1'), '18 REGENT st ');
    await user.type(field('City'), 'saratoga springs');
    await user.selectOptions(editor().getByRole('combobox', { name: 'State' }), 'NY');
    await user.type(field('Zip code'), '12866');
    await user.click(editor().getByRole('button', { name: 'Save address' }));
    expect(editor().getByText('Address: The address already exists')).toBeDefined();
    expect(kept.all).toEqual([home]);
    await user.selectOptions(editor().getByRole('combobox', { name: 'Type' }), 'Office');
    await user.click(editor().getByRole('button', { name: 'Save address' }));
    expect(kept.all).toHaveLength(2);
  });

  it('C-045 keeps the uuid of an edited address, accepts it unchanged, and removes addresses', async () => {
    const { user, kept, field } = showAddresses([home]);
    await user.click(press(/^Edit 18 Regent St/));
    expect(field('City').value).toBe('Saratoga Springs');
    await user.click(editor('Edit address').getByRole('button', { name: 'Save address' }));
    expect(kept.all).toEqual([home]);
    await user.click(press(/^Edit 18 Regent St/));
    await user.type(field(/^Address line 2/), 'Apt 2');
    await user.click(editor('Edit address').getByRole('button', { name: 'Save address' }));
    expect(kept.all).toEqual([{ ...home, addressLine2: 'Apt 2' }]);
    await user.click(press(/^Remove 18 Regent St/));
    expect(kept.all).toEqual([]);
    expect(document.activeElement).toBe(press('Add address'));
  });

  it('C-202 asks before discarding a typed address, and not if nothing was typed', async () => {
    const { user, field } = showAddresses([]);
    await user.click(press('Add address'));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(press('Add address'));
    await user.type(field('City'), 'Reno');
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Keep typing' }));
    expect(field('City').value).toBe('Reno');
    await user.click(editor().getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('C-047 edits an address without a type and keeps it without one', async () => {
    const { user, kept } = showAddresses([{ ...home, addressTypeId: 0 }]);
    await user.click(press(/^Edit 18 Regent St/));
    const type = editor('Edit address').getByRole<HTMLSelectElement>('combobox', { name: 'Type' });
    expect(type.selectedOptions[0]?.text.trim()).toBe('');
    await user.click(editor('Edit address').getByRole('button', { name: 'Save address' }));
    expect(kept.all[0]?.addressTypeId).toBe(0);
  });

  it('C-275 warns about a ZIP code of another state in the field and in the list, and still saves the address', async () => {
    const { user, kept, field } = showAddresses([home]);
    await user.click(press(/^Edit 18 Regent St/));
    await user.selectOptions(editor('Edit address').getByRole('combobox', { name: 'State' }), 'TX');
    const warning = await editor('Edit address').findByText('This zip code is in New York.');
    const described = field('Zip code').getAttribute('aria-describedby');
    expect(described && document.getElementById(described)?.contains(warning)).toBe(true);
    expect(field('Zip code').getAttribute('aria-invalid')).not.toBe('true');
    await user.click(editor('Edit address').getByRole('button', { name: 'Save address' }));
    expect(kept.all).toEqual([{ ...home, state: 'TX' }]);
    expect(rows()[0]).toContain('This zip code is in New York.');
  });

  it('C-275 shows no warning while the ZIP code is being typed, or once both match', async () => {
    const { user, field } = showAddresses([{ ...home, state: 'TX' }]);
    expect(await screen.findByText('This zip code is in New York.')).toBeDefined();
    await user.click(press(/^Edit 18 Regent St/));
    const warning = () => editor('Edit address').queryByText(/^This zip code|^No state/);
    expect(warning()).not.toBeNull();
    await user.clear(field('Zip code'));
    await user.type(field('Zip code'), '0000');
    expect(warning()).toBeNull();
    await user.type(field('Zip code'), '0');
    expect(warning()?.textContent).toBe('No state has this zip code.');
    await user.clear(field('Zip code'));
    await user.type(field('Zip code'), '78701');
    expect(warning()).toBeNull();
  });
});
