import { describe, expect, it } from 'vitest';
import { allowed, refuse } from '../../../base/failure/index.js';
import { authorizeButton, type AuthorizeButtonFacts } from './authorize-button.js';
import { product } from '../prescription.test-data.js';

const ready: AuthorizeButtonFacts = {
  isLoading: false,
  authorizingVet: {},
  workflowUser: undefined,
  product: product(),
  isVetLinkChecked: true,
  authority: allowed,
};
const reason = (changes: Partial<AuthorizeButtonFacts>) => {
  const verdict = authorizeButton({ ...ready, ...changes });
  return verdict.allowed ? null : verdict.reason;
};

describe('Authorize button', () => {
  it('P-070 is enabled when everything is resolved', () => {
    expect(reason({})).toBeNull();
    expect(reason({ workflowUser: {} })).toBeNull();
  });

  it('P-070 is disabled while loading and while vet, chosen workflow user, or product is unresolved', () => {
    expect(reason({ isLoading: true })).toBe('Wait until this prescription has loaded.');
    expect(reason({ authorizingVet: null })).toBe('Choose who authorizes this prescription.');
    expect(reason({ authorizingVet: undefined })).toBe('Choose who authorizes this prescription.');
    expect(reason({ workflowUser: null })).toBe('The workflow user is not available. Choose another user.');
    expect(reason({ product: null })).toBe('Choose a product.');
  });

  it('P-070 P-035 P-036 names what is missing until there is a product', () => {
    const family = { productFamily: 'Prednisone', productPresentationId: null, strengthDisplay: null };
    const form = { ...family, productPresentationId: '7' };
    const strength = { ...form, strengthDisplay: '20 mg' };
    expect(reason({ product: null, selection: family })).toBe('Choose a form.');
    expect(reason({ product: null, selection: form })).toBe('Choose a strength.');
    expect(reason({ product: null, selection: strength })).toBe('Enter a quantity.');
    expect(reason({ product: null, selection: strength, hasQuantity: true })).toBe('Choose a product.');
  });

  it('P-070 explains why an inactive product cannot be authorized', () => {
    expect(reason({ product: product({ isActive: false }) })).toBe(
      'This product is now inactive - please decline or decline and copy and choose a new product.',
    );
  });

  it('P-071 is disabled until it is known whether the vet is linked', () => {
    expect(reason({ isVetLinkChecked: false })).toBe('Wait until this prescription has loaded.');
  });

  it('P-068 P-069 is disabled without authority, with its reason', () => {
    expect(reason({ authority: refuse('FORBIDDEN', 'Not you.') })).toBe('Not you.');
  });
});
