import { describe, expect, it } from 'vitest';
import { authorizingVetLabel, mayBeAuthorizingVet, preselectedVet } from './authorizing-vet.js';
import { complaints, draftComplaints } from '../save/check.test-data.js';
import { diet, product, vet } from '../prescription.test-data.js';

const others = [
  vet({ id: '1', isActive: false }),
  vet({ id: '2', role: { isActive: false, canAuthorize: true } }),
  vet({ id: '3', role: { isActive: true, canAuthorize: false } }),
];

describe('authorizing vet', () => {
  it('P-066 is an active user whose active role can authorize, and no one else', () => {
    expect([...others, vet()].filter(mayBeAuthorizingVet).map(({ id }) => id)).toEqual(['11']);
    for (const { id } of [...others, { id: '99' }]) {
      const refusal = ['authorizingVet: This user cannot authorize at this location. Choose another user'];
      expect(complaints({ authorizingVet: id }, { authorizingVets: [...others, vet()] })).toEqual(refusal);
      expect(draftComplaints({ authorizingVet: id }, { authorizingVets: [...others, vet()] })).toEqual(refusal);
    }
  });

  it('P-066 is required except in a draft', () => {
    expect(complaints({ authorizingVet: null })).toEqual(['authorizingVet: This field is required']);
    expect(draftComplaints({ authorizingVet: null })).toEqual([]);
  });

  it("P-066 is labeled 'Authorizing User' when a PRN-only family is approved, else 'Authorizing Vet'", () => {
    expect(authorizingVetLabel('approval', diet)).toBe('Authorizing User');
    expect(authorizingVetLabel('create', diet)).toBe('Authorizing Vet');
    expect(authorizingVetLabel('approval', product())).toBe('Authorizing Vet');
    expect(authorizingVetLabel('approval', null)).toBe('Authorizing Vet');
  });

  it("P-067 is preselected: the current user, else the draft's vet, else the patient's vet, else none", () => {
    const vets = [vet({ id: 'me' }), vet({ id: 'draft' }), vet({ id: 'patient' }), ...others];
    const wish = { currentUserId: 'me', draftVetId: 'draft', patientVetId: 'patient' };
    expect(preselectedVet(wish, vets)).toBe('me');
    expect(preselectedVet({ ...wish, currentUserId: '3' }, vets)).toBe('draft');
    expect(preselectedVet({ ...wish, currentUserId: '3', draftVetId: null }, vets)).toBe('patient');
    expect(preselectedVet({ ...wish, currentUserId: '3', draftVetId: '1' }, vets)).toBe('patient');
    expect(preselectedVet({ currentUserId: '3', draftVetId: '1', patientVetId: '2' }, vets)).toBeNull();
  });
});
