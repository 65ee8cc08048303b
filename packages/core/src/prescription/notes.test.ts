import { describe, expect, it } from 'vitest';
import { complaints, draftComplaints } from './check.test-data.js';
import { isConflictUnexplained } from './notes.js';

const [full, over] = ['x'.repeat(100), 'x'.repeat(101)];

describe('notes', () => {
  it('P-077 are optional and hold at most 100 characters, in drafts too', () => {
    for (const find of [complaints, draftComplaints]) {
      expect(find({ noteToPharmacy: full, noteToClient: full })).toEqual([]);
      expect(find({ noteToPharmacy: over, noteToClient: over })).toEqual([
        'noteToPharmacy: Please use at most 100 characters',
        'noteToClient: Please use at most 100 characters',
      ]);
    }
  });

  it('P-077 does not check the note to the client where it is hidden, for it is not stored', () => {
    expect(complaints({ noteToClient: over }, { showNoteToClient: false })).toEqual([]);
  });

  it('P-088 needs a note to the pharmacy that explains a conflict, but not in a draft', () => {
    expect(complaints({}, { hasConflict: true })).toEqual(['noteToPharmacy: This field is required']);
    expect(complaints({ noteToPharmacy: '  ' }, { hasConflict: true })).toEqual([
      'noteToPharmacy: This field is required',
    ]);
    expect(complaints({ noteToPharmacy: 'Off label, see record.' }, { hasConflict: true })).toEqual([]);
    expect(draftComplaints({}, { hasConflict: true })).toEqual([]);
  });

  it('P-088 knows whether a conflict still waits for its note', () => {
    expect(isConflictUnexplained(null, true)).toBe(true);
    expect(isConflictUnexplained(' ', true)).toBe(true);
    expect(isConflictUnexplained('Off label.', true)).toBe(false);
    expect(isConflictUnexplained(null, false)).toBe(false);
  });
});
