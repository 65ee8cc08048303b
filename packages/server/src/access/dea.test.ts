import { expect, it } from 'vitest';
import type { Actor } from './actor.js';
import { withoutForeignDea } from './dea.js';

const managing = { module: { name: 'usermanagement', isActive: true }, isActive: true, canView: true };
const held = (rights: readonly object[]) => ({
  locationId: '1',
  role: { isActive: true, rolesModules: rights },
});
/** The parts of an actor that this decision reads. */
const actor = (values: object): Actor =>
  ({ caller: { kind: 'practice' }, person: { id: '7' }, assignments: [], locationIds: [], ...values }) as never;
const record = { userId: '8', locationId: '1', deaLicense: 'MV1234563', deaLicenseExpiration: '2027-01-01' };
const hidden = { ...record, deaLicense: null, deaLicenseExpiration: null };

it.each([
  ['support', actor({ caller: { kind: 'support' } }), record],
  ['the person', actor({ person: { id: '8' } }), record],
  ['who manages users there', actor({ assignments: [held([managing])], locationIds: ['1'] }), record],
  ['who manages users there no more', actor({ assignments: [held([managing])], locationIds: [] }), hidden],
  [
    'who manages users elsewhere',
    actor({ assignments: [{ ...held([managing]), locationId: '2' }], locationIds: ['2'] }),
    hidden,
  ],
  [
    'who manages elsewhere and only works there',
    actor({ assignments: [held([]), { ...held([managing]), locationId: '2' }], locationIds: ['1', '2'] }),
    hidden,
  ],
  [
    'who manages elsewhere first and only works there',
    actor({ assignments: [{ ...held([managing]), locationId: '2' }, held([])], locationIds: ['1', '2'] }),
    hidden,
  ],
  ['who has no right there', actor({ assignments: [held([])], locationIds: ['1'] }), hidden],
  ['nobody', actor({ person: null }), hidden],
])('A-092 %s can read only what their rights allow of a DEA number', (_who, caller, expected) => {
  expect(withoutForeignDea(caller, record)).toEqual(expected);
});
