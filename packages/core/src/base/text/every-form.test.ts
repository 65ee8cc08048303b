import { describe, expect, it } from 'vitest';
import { checkClientForm } from '../../clients/client/index.js';
import { checkAddress, emptyAddress } from '../contact/index.js';
import { checkImpersonationReason } from '../../administration/impersonation/index.js';
import { storedTextIssue, textBoundIssue } from '../bounds/index.js';
import { checkPatientName } from '../../clients/patient/index.js';
import { checkShortcut } from '../../practice/location/index.js';
import { locationNameIssue } from '../../practice/location/location-fields.js';
import { complaints } from '../../prescribing/prescription/save/check.test-data.js';
import { context, reasons } from '../../prescribing/prescription/prescription.test-data.js';
import { checkDeclineForm, checkDeclineReason, checkWorkflowForm } from '../../prescribing/task/index.js';
import { displayNameIssue, userNameIssue } from '../../practice/user/user-name.js';

const allergy = reasons[1]?.reasonForCompound ?? '';
const compounded = { product: { ...context().product!, compound: true } };
const address = { ...emptyAddress, addressLine1: '1 Main St', city: 'Albany', state: 'NY', zip: '12207' };
const workflow = { workflowLocationUserId: '1', currentWorkflowStatusId: '1' };
const choices = { activeUserIds: new Set(['1']), statusIds: new Set(['1']) };
const bad = 'ten \u202Etablets';
const message = 'Delete the invisible character U+202E after “ten ”: it can make this text read as something else';

describe('a text with a bidirectional control character', () => {
  it('C-286 is rejected on a prescription', () => {
    for (const field of ['directions', 'noteToPharmacy', 'noteToClient'])
      expect(complaints({ [field]: bad })).toEqual([`${field}: ${message}`]);
    expect(complaints({ reasonForCompound: allergy, allergicIngredient: bad }, compounded)).toEqual([
      `allergicIngredient: ${message}`,
    ]);
  });

  it('C-286 is not an address', () => {
    for (const field of ['addressLine1', 'addressLine2', 'city'])
      expect(checkAddress({ ...address, [field]: bad }, 'a')).toEqual([
        { path: `a.${field}`, code: 'unsafe-character', message },
      ]);
  });

  it('C-286 is not a name', () => {
    expect(checkPatientName(bad)).toMatchObject([{ path: 'name', code: 'characters' }]);
    expect([userNameIssue(bad, 'firstName')?.code, displayNameIssue(bad, 'displayName')?.code]).toEqual([
      'characters',
      'characters',
    ]);
    expect(locationNameIssue(bad)).toMatchObject({ code: 'unsafe-character' });
    const client = { firstName: bad, lastName: 'Ray', email: '', pimsId: bad, isActive: false };
    const lists = { locationClientPhones: [], locationClientAddress: [] };
    expect(checkClientForm({ ...client, ...lists }).map(({ path, code }) => [path, code])).toEqual([
      ['firstName', 'characters'],
      ['pimsId', 'unsafe-character'],
    ]);
  });

  it('C-286 is not a reason, a note or a shortcut', () => {
    const issue = (path: string) => [{ path, code: 'unsafe-character', message }];
    expect(checkDeclineReason(bad)).toEqual(issue('actionReason'));
    expect(checkDeclineForm({ reason: 'Other', description: bad })).toEqual(issue('description'));
    expect(checkWorkflowForm({ ...workflow, internalNote: bad }, choices)).toEqual(issue('internalNote'));
    expect(checkImpersonationReason(bad)).toEqual(issue('reason'));
    const shortcut = { shortcutType: 'SIG', label: 'Tens', details: 'Ten tablets' };
    expect(checkShortcut({ ...shortcut, details: bad }, 'location')).toEqual(issue('details'));
    expect(checkShortcut({ ...shortcut, label: bad }, 'location')).toEqual(issue('label'));
  });

  it('C-286 is rejected by the API wherever it would be stored, but may be searched for', () => {
    const path = 'input.employeeId';
    expect(storedTextIssue(bad, path)).toEqual({ path, code: 'unsafe-character', message });
    expect(storedTextIssue('\0', path)?.code).toBe('invalid');
    expect(textBoundIssue(bad, 'filter.nameFilter')).toBeNull();
  });
});
