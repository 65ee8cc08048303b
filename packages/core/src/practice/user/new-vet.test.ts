import { expect, it } from 'vitest';
import { deaNumberTexts, newVetIssues, settleNewVet } from './index.js';

const context = { today: '2026-11-22', registrant: { lastName: 'Quist', businesses: ['Wren Street'] } };
const vet = { title: 'DVM', deaLicense: 'fq4418263', deaLicenseExpiration: '2028-09-22' };
const said = (over: object) => newVetIssues({ ...vet, ...over }, context).map(({ path, message }) => [path, message]);

it('A-084 A-460 validates title and DEA registration of a new user like the profile, and requires neither', () => {
  expect(said({})).toEqual([]);
  expect(said({ title: '', deaLicense: '', deaLicenseExpiration: null })).toEqual([]);
  expect(said({ title: 'Prof.' })).toEqual([['title', 'Choose one of the listed titles']]);
  expect(said({ deaLicense: 'FO4418263' })).toEqual([['deaLicense', deaNumberTexts.name('Quist')]]);
  expect(said({ deaLicenseExpiration: '2026-11-21' })).toHaveLength(1);
  expect(settleNewVet(vet)).toEqual({ ...vet, deaLicense: 'FQ4418263' });
});
