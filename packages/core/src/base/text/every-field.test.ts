import { describe, expect, it } from 'vitest';
import { filterAfterTyping, searchTerms } from '../../clients/client/index.js';
import { checkAddress, checkPhones, emptyAddress, isBlankAddress, textIssue } from '../contact/index.js';
import { checkPatientName } from '../../clients/patient/index.js';
import {
  checkAddShortcut,
  checkLocationForm,
  checkShortcut,
  isSearchable,
  normalizeLocationForm,
} from '../../practice/location/index.js';
import {
  consultCode,
  normalizePrescriptionForm,
  readQuantity,
  settlePrescriptionForm,
} from '../../prescribing/prescription/index.js';
import { complaints } from '../../prescribing/prescription/save/check.test-data.js';
import { context, form, reasons } from '../../prescribing/prescription/prescription.test-data.js';
import { isProductSearchable, productSearchTextIssues } from '../../catalog/product/index.js';
import {
  checkDeclineForm,
  checkDeclineReason,
  checkWorkflowForm,
  declineReasonSent,
  defaultQueueFilters,
  serialiseQueueFilters,
} from '../../prescribing/task/index.js';

const address = { ...emptyAddress, addressLine1: '1 Main St', city: 'Albany', state: 'NY', zip: '12207' };
const place = {
  name: 'Wren Hill',
  emailAddress: 'desk@wren.example',
  website: '',
  HIN: '',
  isOfficeUseEnabled: true,
  locationAddresses: [address],
  locationPhones: [{ phoneTypeId: 1, phoneNumber: '5185550100' }],
};
const paths = (issues: readonly { readonly path: string; readonly code: string }[]) =>
  issues.map(({ path, code }) => `${path}: ${code}`);
const workflow = { activeUserIds: new Set(['1']), statusIds: new Set(['1']) };
const chosen = { workflowLocationUserId: '1', currentWorkflowStatusId: '1' };
const allergy = reasons[1]?.reasonForCompound ?? '';
const compounded = { product: { ...context().product!, compound: true } };

describe.each(['\u200B', '\u2060', '\u200D', '\u00AD', '\u2800', '\u3164', '\u180E', '\u2063 \u{E0041}'])(
  'a field that contains only %j',
  (hidden) => {
    it('P-052 P-075 P-271 is empty on a prescription and is not stored', () => {
      expect(complaints({ directions: hidden })).toEqual(['directions: This field is required']);
      expect(complaints({ reasonForCompound: allergy, allergicIngredient: hidden }, compounded)).toEqual([
        'allergicIngredient: This field is required',
      ]);
      const texts = { directions: hidden, noteToPharmacy: hidden, noteToClient: hidden };
      const nothing = { directions: null, noteToPharmacy: null, noteToClient: null };
      expect(settlePrescriptionForm(form(texts), context())).toMatchObject(nothing);
      expect(normalizePrescriptionForm(texts)).toMatchObject(nothing);
      expect(readQuantity(hidden)).toBeNull();
      expect(consultCode(hidden)).toBeNull();
    });

    it('P-167 P-168 P-271 is not a reason to decline', () => {
      expect(paths(checkDeclineReason(hidden))).toEqual(['actionReason: required']);
      expect(paths(checkDeclineForm({ reason: hidden }))).toEqual(['reason: required']);
      expect(declineReasonSent({ reason: 'Other', description: hidden })).toBe('Other');
    });

    it('P-054 A-136 P-271 is neither a label nor the details of a shortcut', () => {
      const typed = { shortcutType: 'SIG', label: hidden.repeat(3), details: hidden };
      expect(paths(checkShortcut(typed, 'location'))).toEqual(['label: required', 'details: required']);
      expect(paths(checkAddShortcut(typed))).toEqual(['label: required', 'details: required']);
      expect(paths(checkShortcut({ ...typed, label: `ab${hidden}`, details: 'x' }, 'global'))).toEqual([
        'label: too-short',
      ]);
    });

    it('C-043 C-045 C-061 A-115 P-271 is not a name, an address line or a phone', () => {
      expect(paths(checkPatientName(hidden))).toEqual(['name: required']);
      expect(textIssue(hidden, 'name', { max: 3 })?.code).toBe('required');
      expect(isBlankAddress({ ...emptyAddress, city: hidden })).toBe(true);
      expect(paths(checkAddress({ ...address, addressLine1: hidden, zip: hidden, state: hidden }, 'a'))).toEqual([
        'a.addressLine1: required',
        'a.state: required',
        'a.zip: required',
      ]);
      expect(paths(checkPhones([{ phoneTypeId: 1, phoneNumber: hidden }], 'phones'))).toEqual(['phones: required']);
      expect(paths(checkLocationForm({ ...place, name: hidden, emailAddress: hidden }))).toEqual([
        'name: required',
        'emailAddress: required',
      ]);
      const stored = normalizeLocationForm({
        ...place,
        name: `${hidden}Wren Hill${hidden}`,
        HIN: hidden,
        website: hidden,
      });
      expect(stored).toMatchObject({ name: 'Wren Hill', HIN: null, website: null });
    });

    it('C-010 P-016 P-149 P-271 is not a search term', () => {
      expect(isProductSearchable(hidden, '1')).toBe(false);
      expect(paths(productSearchTextIssues(hidden, 'filter'))).toEqual(['filter: required']);
      expect(filterAfterTyping('before', hidden)).toBe('');
      expect(isSearchable(`ab${hidden}`)).toBe(false);
      expect(searchTerms(hidden)).toEqual([]);
      expect(serialiseQueueFilters({ ...defaultQueueFilters, name: hidden }).toString()).toBe('');
    });
  },
);

describe('a limit', () => {
  /** A visible character that is made of one or more code points. */
  it.each(['é', 'e\u0301', '😀', '👩🏽‍🚀', '🇨🇭'])(
    'P-052 P-075 P-077 P-168 P-172 P-271 counts %s as one, and ignores spaces around it',
    (sign) => {
      const of = (count: number) => `\u200B ${sign.repeat(count)}\n\u2060`;
      expect(complaints({ directions: of(620), noteToPharmacy: of(100), noteToClient: of(100) })).toEqual([]);
      expect(complaints({ directions: of(621), noteToPharmacy: of(101), noteToClient: of(101) })).toEqual([
        'directions: Enter at most 620 characters',
        'noteToPharmacy: Enter at most 100 characters',
        'noteToClient: Enter at most 100 characters',
      ]);
      const ingredient = (count: number) =>
        complaints({ reasonForCompound: allergy, allergicIngredient: of(count) }, compounded);
      expect([ingredient(100).length, ingredient(101).length]).toEqual([0, 1]);
      expect([checkDeclineReason(of(250)).length, checkDeclineReason(of(251)).length]).toEqual([0, 1]);
      const described = (count: number) => checkDeclineForm({ reason: 'Other', description: of(count) }).length;
      expect([described(250), described(251)]).toEqual([0, 1]);
      const noted = (count: number) => checkWorkflowForm({ ...chosen, internalNote: of(count) }, workflow).length;
      expect([noted(500), noted(501)]).toEqual([0, 1]);
      const short = (label: number, details: number) =>
        checkAddShortcut({ shortcutType: 'SIG', label: of(label), details: of(details) }).length;
      expect([short(30, 250), short(31, 251), short(2, 1)]).toEqual([0, 2, 1]);
      expect(consultCode(of(32))).toBe(sign.repeat(32));
      expect(consultCode(of(33))).toBeNull();
      expect(productSearchTextIssues(of(50), 'filter')).toEqual([]);
      expect(productSearchTextIssues(of(51), 'filter')).toHaveLength(1);
    },
  );
});
