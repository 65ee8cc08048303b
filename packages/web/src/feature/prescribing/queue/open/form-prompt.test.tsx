import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { calendarDays } from '../../../../testing/calendar-days';
import type { FakeServer } from '../../../../testing/fake-server';
import { openRequest, patient, prescription, product, renewal } from './form.test-data';

const title = 'Weight and date of birth of Otis';
const dialog = () => within(screen.getByRole('dialog', { name: title }));
const unknown = { weight: null, birthdate: null };

const saves = (server: FakeServer) =>
  server.answer('UpdateLocationPatient', {
    updateLocationPatient: patient({ weight: 14, weightUnit: 'kg', birthdate: '2019-04-02', version: 2 }),
  });

describe('patient prompt', () => {
  it.each([
    { what: 'no weight', known: { weight: null } },
    { what: 'weight 0', known: { weight: 0 } },
    { what: 'no birthdate', known: { birthdate: null } },
    { what: 'an impossible birthdate', known: { birthdate: '2023-02-31' } },
    { what: 'a birthdate of 1900', known: { birthdate: '1900-12-31' } },
  ])('P-105 opens when an Rx product is issued and the patient has $what', async ({ known }) => {
    const { sign, hasSent } = await openRequest(renewal(product(), { locationPatient: patient(known) }));
    await sign();
    expect(dialog()).toBeDefined();
    expect(hasSent()).toBe(false);
  });

  it("P-105 doesn't open for OTC", async () => {
    const otc = product({ productApprovalType: 'OTC' });
    const { sign, sent } = await openRequest(renewal(otc, { locationPatient: patient(unknown) }));
    await sign();
    expect((await sent()).addPrescriptionType).toBe('AuthorizeRx');
  });

  it("P-105 doesn't open for office use", async () => {
    const client = prescription().locationClient;
    const asked = renewal(product(), {
      locationPatient: patient(unknown),
      locationClient: client && { ...client, isOfficeUse: true },
      previousPrescription: prescription({ isOfficeUse: true }),
    });
    const { sign } = await openRequest(asked);
    await sign();
    expect(screen.queryByRole('dialog', { name: title })).toBeNull();
  });

  it('P-106 explains why it asks, starts with lbs, and validates the input', async () => {
    const { sign, field, fill, choose, says, press, server } = await openRequest(
      renewal(product(), { locationPatient: patient({ ...unknown, weightUnit: null }) }),
    );
    await sign();
    expect(
      dialog().getByText(
        'Patient information is required. If left blank, we will make pet owner and/or clinic outreach to avoid delays in fulfillment.',
      ),
    ).toBeDefined();
    expect(field('Unit').value).toBe('lbs');
    await fill('Weight', '10000');
    expect(calendarDays(field('Date of birth'))).toEqual(['', '2026-11-20']);
    await fill('Date of birth', '11-21-2026');
    await press('Continue');
    expect(says('Weight')).toBe('Weight must be between 0 and 9999.99');
    expect(says('Date of birth')).toBe('The birthday cannot be in the future.');
    await fill('Weight', '1.234');
    await choose('Unit', 'kg');
    expect(says('Weight')).not.toBe('');
    expect(server.calls('UpdateLocationPatient')).toEqual([]);
  });

  it('P-106 continues without saving if both stay blank', async () => {
    const { sign, press, sent, server } = await openRequest(renewal(product(), { locationPatient: patient(unknown) }));
    await sign();
    await press('Continue');
    expect((await sent()).addPrescriptionType).toBe('AuthorizeRx');
    expect(server.calls('UpdateLocationPatient')).toEqual([]);
  });

  it('P-096 stops the issue when canceled', async () => {
    const { sign, press, hasSent } = await openRequest(renewal(product(), { locationPatient: patient(unknown) }));
    await sign();
    await press('Cancel');
    expect(screen.queryByRole('dialog', { name: title })).toBeNull();
    expect(hasSent()).toBe(false);
  });

  it('P-107 P-223 saves the input, and the issue continues', async () => {
    const { sign, fill, choose, press, sent, server } = await openRequest(
      renewal(product(), { locationPatient: patient(unknown) }),
      { prepare: saves },
    );
    await sign();
    await fill('Weight', '14');
    await choose('Unit', 'kg');
    await fill('Date of birth', '04-02-2019');
    await press('Continue');
    expect((await sent()).addPrescriptionType).toBe('AuthorizeRx');
    expect(server.lastVariables('UpdateLocationPatient')).toEqual({
      input: { id: '6', weight: 14, weightUnit: 'kg', birthdate: '2019-04-02' },
    });
    expect(await screen.findByText('Patient Edited Successfully')).toBeDefined();
  });

  it('P-107 warns if that fails, and the issue continues anyway', async () => {
    const { sign, fill, press, sent } = await openRequest(renewal(product(), { locationPatient: patient(unknown) }), {
      prepare: (server) => server.fail('UpdateLocationPatient', 'CONFLICT', 'Somebody was faster.'),
    });
    await sign();
    await fill('Weight', '14');
    await press('Continue');
    expect((await sent()).addPrescriptionType).toBe('AuthorizeRx');
    expect(await screen.findByText('Something went wrong updating the patient')).toBeDefined();
    expect(screen.getByText('Failed to update patient profile')).toBeDefined();
  });
});
