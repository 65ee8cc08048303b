import { describe, expect, it } from 'vitest';
import { complaints, draftComplaints } from '../save/check.test-data.js';

const [full, over] = ['x'.repeat(100), 'x'.repeat(101)];

describe('notes', () => {
  it('P-077 are optional and have at most 100 characters, in drafts too', () => {
    for (const find of [complaints, draftComplaints]) {
      expect(find({ noteToPharmacy: full, noteToClient: full })).toEqual([]);
      expect(find({ noteToPharmacy: over, noteToClient: over })).toEqual([
        'noteToPharmacy: Enter at most 100 characters',
        'noteToClient: Enter at most 100 characters',
      ]);
    }
  });

  it('P-077 do not validate the note to the client where it is hidden, because it is not stored', () => {
    expect(complaints({ noteToClient: over }, { showNoteToClient: false })).toEqual([]);
  });
});
