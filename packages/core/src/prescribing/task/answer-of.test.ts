import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isAnswerOf } from './index.js';

const task = { type: 'approval', locationClientId: '21', locationPatientId: '31' };
const sent = { locationClientId: '21', locationPatientId: '31', isOfficeUse: false, type: 'approval' };

it('P-215 answers a request of the same client, patient, and type', () => {
  expect(isAnswerOf(task, sent)).toBe(true);
  expect(isAnswerOf(task, { ...sent, type: null })).toBe(true);
  expect(isAnswerOf(task, { ...sent, type: 'renewal' })).toBe(false);
  expect(isAnswerOf(task, { ...sent, locationClientId: '22' })).toBe(false);
  expect(isAnswerOf(task, { ...sent, locationPatientId: '32' })).toBe(false);
  expect(isAnswerOf(task, {})).toBe(false);
});

it('P-215 P-151 is office use when the request names no client or patient, with its type', () => {
  const nobody = { ...task, locationClientId: null, locationPatientId: null };
  expect(isAnswerOf(nobody, { ...sent, isOfficeUse: true })).toBe(true);
  expect(isAnswerOf(nobody, sent)).toBe(false);
  expect(isAnswerOf(nobody, { ...sent, isOfficeUse: true, type: 'renewal' })).toBe(false);
});

it('P-215 matches the patient when the request names no client, and the client when it names no patient', () => {
  expect(isAnswerOf({ ...task, locationClientId: null }, { ...sent, locationClientId: '22' })).toBe(true);
  expect(isAnswerOf({ ...task, locationClientId: null }, { ...sent, locationPatientId: '32' })).toBe(false);
  expect(isAnswerOf({ ...task, locationPatientId: null }, { ...sent, locationPatientId: '32' })).toBe(true);
  expect(isAnswerOf({ ...task, locationPatientId: null }, { ...sent, locationClientId: '22' })).toBe(false);
});

it('P-215 never matches another client or patient than named', () => {
  const id = fc.constantFrom(null, '1', '2');
  fc.assert(
    fc.property(id, id, id, id, fc.boolean(), (client, patient, sentClient, sentPatient, isOfficeUse) => {
      const asked = { type: 'approval', locationClientId: client, locationPatientId: patient };
      const answer = { locationClientId: sentClient, locationPatientId: sentPatient, isOfficeUse };
      if (!isAnswerOf(asked, answer)) return;
      expect([null, sentClient]).toContain(client);
      expect([null, sentPatient]).toContain(patient);
      expect(client !== null || patient !== null || isOfficeUse).toBe(true);
    }),
  );
});
