import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { emptyAddress, isEmail, isWebAddress } from '../../base/contact/index.js';
import {
  checkOrganizationForm,
  matchingLocationIssue,
  mayAddOrganization,
  normalizeOrganizationForm,
  type OrganizationForm,
} from './index.js';

const address = { ...emptyAddress, addressLine1: '9 Lake Ave', city: 'Boise', state: 'ID', zip: '83702' };
const filled: OrganizationForm = {
  accountno: '4711',
  name: 'Wren Animal Health',
  dbaName: '',
  emailAddress: 'office@wren.example',
  fax: '',
  website: '',
  HIN: '',
  isPIMSEnabled: false,
  organizationAddresses: [address],
  organizationPhones: [{ phoneTypeId: 3, phoneNumber: '208 555 0100' }],
  pharmacyCodes: ['RVP'],
};
const listed = ['RVP', 'HVS'];
const issuesOf = (change: Partial<OrganizationForm>) =>
  checkOrganizationForm({ ...filled, ...change }, listed).map(({ path, message }) => [path, message]);

describe("an organization's form", () => {
  it('A-110 A-112 C-042 C-049 reports everything an empty one lacks, in form order', () => {
    expect(issuesOf({})).toEqual([]);
    const empty = { ...filled, accountno: '', name: ' ', emailAddress: '', organizationAddresses: [emptyAddress] };
    expect(issuesOf({ ...empty, organizationPhones: [], pharmacyCodes: [] })).toEqual([
      ['accountno', 'This field is required'],
      ['name', 'This field is required'],
      ['emailAddress', 'This field is required'],
      ['pharmacyCodes', 'Please select a primary pharmacy'],
      ['organizationAddresses', 'Please enter at least 1 address'],
      ['organizationPhones', 'At least 1 phone number is required'],
    ]);
  });

  it.each([
    ['accountno', 30],
    ['name', 50],
    ['dbaName', 30],
    ['HIN', 10],
  ] as const)('A-110 %s accepts %i characters after trimming, and not one more', (field, most) => {
    expect(issuesOf({ [field]: ` ${'7'.repeat(most)} ` })).toEqual([]);
    expect(issuesOf({ [field]: '7'.repeat(most + 1) })).toEqual([[field, `Enter at most ${most} characters`]]);
  });

  it.each(['47-11', 'A4711', '4 711', '４７１１', '4711.0'])('A-110 %s is not a valid account number', (accountno) => {
    expect(issuesOf({ accountno })).toEqual([['accountno', 'Use only digits']]);
  });

  it('A-110 accepts an email of 60 characters and an absolute http or https URL', () => {
    expect(issuesOf({ emailAddress: 'nobody' })).toEqual([['emailAddress', 'Input is not a valid e-mail']]);
    const host = `@${'x'.repeat(30)}.example`;
    expect(issuesOf({ emailAddress: 'x'.repeat(60 - host.length) + host })).toEqual([]);
    expect(issuesOf({ emailAddress: 'x'.repeat(61 - host.length) + host })).toEqual([
      ['emailAddress', 'Enter at most 60 characters'],
    ]);
    expect(issuesOf({ website: 'https://wren.example' })).toEqual([]);
    for (const website of ['wren.example', 'javascript:alert(1)', 'ftp://wren.example'])
      expect(issuesOf({ website })).toEqual([['website', 'This field must be a valid url.']]);
  });

  it('A-255 accepts a phone number as fax, or none', () => {
    expect(issuesOf({ fax: '208 555 0199' })).toEqual([]);
    expect(issuesOf({ fax: '555' })).toEqual([['fax', 'Invalid phone number']]);
    expect(normalizeOrganizationForm({ ...filled, fax: '208 555 0199' }).fax).toBe('2085550199');
    expect(normalizeOrganizationForm({ ...filled, fax: ' ' }).fax).toBeNull();
  });

  it('A-112 accepts only listed pharmacies, without duplicates, in the chosen order', () => {
    expect(issuesOf({ pharmacyCodes: ['RVP', 'NONE'] })).toEqual([
      ['pharmacyCodes', 'Select one of the listed pharmacies'],
    ]);
    expect(normalizeOrganizationForm({ ...filled, pharmacyCodes: ['HVS', 'RVP', 'HVS'] }).pharmacyCodes).toEqual([
      'HVS',
      'RVP',
    ]);
  });

  it('A-110 A-113 may have a name that is too short for the location created with it', () => {
    for (const name of ['W', ' W A ', 'AB']) {
      expect(issuesOf({ name })).toEqual([]);
      expect(matchingLocationIssue({ name })).toMatchObject({
        path: 'name',
        message: 'Location name must be minimum 3 characters.',
      });
    }
    expect(matchingLocationIssue({ name: 'W A H' })).toBeNull();
    // A missing name is reported once, by the form of the organization.
    expect(matchingLocationIssue({ name: ' ' })).toBeNull();
  });

  it('A-110 keeps the stored entry of a phone and an address', () => {
    const stored = normalizeOrganizationForm({
      ...filled,
      organizationAddresses: [{ ...address, uuid: 'a' }],
      organizationPhones: [{ uuid: 'p', phoneTypeId: 3, phoneNumber: '208 555 0100' }],
    });
    expect(stored.organizationAddresses).toMatchObject([{ uuid: 'a' }]);
    expect(stored.organizationPhones).toEqual([{ uuid: 'p', phoneTypeId: 3, phoneNumber: '2085550100' }]);
    expect(stored.timeZone).toBe('America/Boise');
    expect(() => normalizeOrganizationForm({ ...filled, organizationAddresses: [] })).toThrow(RangeError);
  });

  const some = <T>(valid: fc.Arbitrary<T>, other: fc.Arbitrary<T>) =>
    fc.oneof({ weight: 9, arbitrary: valid }, { weight: 1, arbitrary: other });
  const text = fc.oneof(fc.string({ maxLength: 70 }), fc.constantFrom('', '  '));
  const anyForm: fc.Arbitrary<OrganizationForm> = fc.record({
    accountno: some(fc.stringMatching(/^ ?\d{1,30} ?$/), text),
    name: some(fc.constantFrom('Wren', ' W ', 'Wren Animal Health'), text),
    dbaName: some(fc.constantFrom('', ' ', 'Wren'), text),
    emailAddress: some(fc.constantFrom('a@wren.example', ' b@wren.example '), text),
    fax: some(fc.constantFrom('', '208 555 0199'), text),
    website: some(fc.constantFrom('', 'https://wren.example'), text),
    HIN: some(fc.constantFrom('', '12'), text),
    isPIMSEnabled: fc.boolean(),
    organizationAddresses: fc.constantFrom([address], []),
    organizationPhones: fc.constantFrom([...filled.organizationPhones, ...filled.organizationPhones], []),
    pharmacyCodes: fc.array(fc.constantFrom('RVP', 'HVS', 'NONE'), { maxLength: 3 }),
  });

  test.prop([anyForm])('A-110 A-112 C-040 without issues is always stored within its limits', (form) => {
    if (checkOrganizationForm(form, listed).length > 0) return;
    const stored = normalizeOrganizationForm(form);
    expect(stored.accountno).toMatch(/^\d{1,30}$/);
    expect(stored.name).toBe(stored.name.trim());
    expect(stored.name.length).toBeGreaterThan(0);
    expect(isEmail(stored.emailAddress)).toBe(true);
    for (const optional of [stored.dbaName, stored.fax, stored.website, stored.HIN]) expect(optional).not.toBe('');
    if (stored.website !== null) expect(isWebAddress(stored.website)).toBe(true);
    expect(stored.organizationAddresses).toHaveLength(1);
    expect(stored.organizationPhones).toHaveLength(1);
    expect(stored.pharmacyCodes.length).toBeGreaterThan(0);
    expect(stored.pharmacyCodes.every((code) => listed.includes(code))).toBe(true);
    const again = { ...stored, dbaName: '', fax: stored.fax ?? '', website: '', HIN: '' };
    expect(checkOrganizationForm(again, listed)).toEqual([]);
  });
});

describe('adding an organization', () => {
  it('A-051 is refused when salesforce2Way is on platform-wide', () => {
    expect(mayAddOrganization(false)).toEqual({ allowed: true });
    expect(mayAddOrganization(true)).toMatchObject({
      allowed: false,
      code: 'FORBIDDEN',
      reason: 'Organizations are managed in Salesforce. Add them there.',
    });
  });
});
