import { describe, expect, it } from 'vitest';
import { location } from '../prescription/prescription.test-data.js';
import { linkPageOf, showsUnlinkedPatient, showsUnlinkedVet, unlinkedPatientAlert, unlinkedVetAlert } from './alert.js';

const all = new Set(['pimsAlertModal', 'pimsWriteback']);
const none: ReadonlySet<string> = new Set();

describe('unlinked patient alert', () => {
  it('C-124 P-267 is shown only with the feature, PIMS enabled, and an unlinked patient', () => {
    expect(showsUnlinkedPatient(location(), all, false)).toBe(true);
    expect(showsUnlinkedPatient(location(), all, true)).toBe(false);
    expect(showsUnlinkedPatient(location(), none, false)).toBe(false);
    expect(showsUnlinkedPatient(location({ isPimsEnabled: false }), all, false)).toBe(false);
  });

  it('C-124 offers the link page or to ignore it', () => {
    expect(unlinkedPatientAlert).toEqual({
      text: 'This patient is not linked to PIMS so will not write back to the medical record...',
      linkPage: 'Go to Link Page',
      ignore: 'Ignore',
    });
    expect(linkPageOf({ firstName: 'Ann & Bo', lastName: "O'Hara" })).toBe(
      "/link?firstName=Ann%20%26%20Bo&lastName=O'Hara",
    );
    expect(linkPageOf({ firstName: null, lastName: null })).toBe('/link?firstName=&lastName=');
  });
});

describe('unlinked vet alert', () => {
  it('P-071 is shown where the location has write-back and the chosen vet has no PIMS id', () => {
    expect(showsUnlinkedVet(location(), all, { pimsId: null })).toBe(true);
    expect(showsUnlinkedVet(location(), all, {})).toBe(true);
    expect(showsUnlinkedVet(location(), all, { pimsId: 'v-1' })).toBe(false);
    expect(showsUnlinkedVet(location(), all, null)).toBe(false);
    expect(showsUnlinkedVet(location(), none, { pimsId: null })).toBe(false);
    expect(showsUnlinkedVet(location({ isEnabledForWriteback: false }), all, { pimsId: null })).toBe(false);
  });

  it('P-071 says who can complete the link and offers Save Draft or Continue', () => {
    expect(unlinkedVetAlert.text).toMatch(/An admin user can complete the link in user maintenance/);
    expect([unlinkedVetAlert.saveDraft, unlinkedVetAlert.continue]).toEqual(['Save Draft', 'Continue']);
  });
});
