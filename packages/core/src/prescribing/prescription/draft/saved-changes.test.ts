import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyPrescriptionForm, eventNote, eventNoteLines, savedChanges, type SavedFacts } from '../index.js';

const draft: SavedFacts = {
  ...emptyPrescriptionForm,
  product: { id: '5', title: 'Galliprant Tablets' },
  unitPerFill: 30,
  flavorId: null,
  flavor: null,
  directions: 'Give 1 tablet.',
  prnFlag: false,
  refills: 1,
  prescExpiryDate: '2027-11-20',
  authorizingVet: '11',
  authorizingVetLocationUser: { displayName: 'Dr. Maya Okafor' },
  workflowLocationUserId: null,
  workflowLocationUser: null,
  currentWorkflowStatusId: null,
  currentWorkflowStatus: null,
  reasonForCompound: null,
  allergicIngredient: null,
  daysSupply: null,
  noteToPharmacy: null,
  noteToClient: null,
  notifyClientDate: null,
  pimsConsultId: null,
  autoShipPrompt: false,
  locationClientId: '3',
  locationClient: { firstName: 'Hana', lastName: 'Kobayashi' },
  locationPatientId: '4',
  locationPatient: { name: 'Otis' },
};
const changed: Partial<SavedFacts> = {
  unitPerFill: 60,
  directions: 'Give 2 tablets.',
  refills: 2,
  prescExpiryDate: '2027-05-01',
  authorizingVet: '12',
  authorizingVetLocationUser: { displayName: 'Dr. Lin Hale' },
  noteToClient: 'Call me',
  autoShipPrompt: true,
};
const names = Object.keys(changed) as (keyof SavedFacts)[];

describe('changes of a save', () => {
  it('P-006 P-188 are listed field by field, with names instead of ids', () => {
    expect(savedChanges(draft, { ...draft, ...changed })).toEqual([
      'Quantity 30 -> 60',
      'Directions Give 1 tablet. -> Give 2 tablets.',
      'Refills 1 -> 2',
      'Expiration 11-20-2027 -> 05-01-2027',
      'Authorizing Vet Dr. Maya Okafor -> Dr. Lin Hale',
      'Note To Client none -> Call me',
      'AutoShip no -> yes',
    ]);
    expect(savedChanges(draft, { ...draft, locationPatientId: '9' })).toEqual(['Patient Otis -> Otis']);
  });

  it('P-188 are the visible ones: spaces are nothing, and PRN hides a number', () => {
    expect(savedChanges(draft, { ...draft, directions: ' Give 1 tablet. ', noteToClient: ' ' })).toEqual([]);
    expect(savedChanges({ ...draft, prnFlag: true }, { ...draft, prnFlag: true, refills: 7 })).toEqual([]);
  });

  it('P-006 include one line for each changed field and none for the others', () => {
    fc.assert(
      fc.property(fc.subarray(names), (some) => {
        const after = { ...draft, ...Object.fromEntries(some.map((name) => [name, changed[name]])) };
        const isName = (name: string) => name === 'authorizingVetLocationUser';
        expect(savedChanges(draft, after)).toHaveLength(some.filter((name) => !isName(name)).length);
        expect(savedChanges(after, after)).toEqual([]);
      }),
    );
  });
});

describe('note of an event', () => {
  it('P-006 P-069 has the reason, the changes, and who acted for whom', () => {
    const note = eventNote({ reason: ' Due for exam ', changes: ['Refills 1 -> 2'], impersonatedBy: 'support' });
    expect(eventNoteLines(note)).toEqual(['Due for exam', 'Refills 1 -> 2', 'Impersonated by support']);
    expect(eventNote({})).toBeNull();
    expect(eventNoteLines(null)).toEqual([]);
  });

  it('P-006 keeps each fact on one line, whatever was typed', () => {
    const line = fc.string({ minLength: 1 }).filter((typed) => typed.trim() !== '');
    fc.assert(
      fc.property(fc.array(line, { maxLength: 5 }), line, (changes, reason) => {
        const typed = `${reason}\n${reason}`;
        expect(eventNoteLines(eventNote({ reason: typed, changes }))).toHaveLength(changes.length + 1);
      }),
    );
  });
});
