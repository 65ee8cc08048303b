import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { practiceIn } from '../../../../testing/sample-practice';
import { openRequest, prescription, product, renewal, scheduleII, scheduleIV, secondVet, vet } from './form.test-data';

const registered = { deaLicense: 'AO1234563', deaLicenseExpiration: '2027-05-31', hasCurrentDeaLicense: true };
const licensed = vet(registered);
/** 90 days, without a condition code. */
const tooLong = prescription({ product: scheduleIV, noteToPharmacy: null, daysSupply: 90, refills: 1 });
const beyond = renewal(scheduleIV, { previousPrescription: tooLong });
const stateLaw = () => within(screen.getByRole('group', { name: 'State law' }));

describe('the law of the state in a form', () => {
  it('P-395 stops an issue at the field that has to change, with the source, and lets it pass once it is met', async () => {
    const { sign, says, hasSent, fill } = await openRequest(beyond, { vets: [licensed] });
    await sign();
    expect(hasSent()).toBe(false);
    expect(says('Days Supply')).toContain('New York: at most 30 days per fill');
    expect(says('Days Supply')).toContain('10 NYCRR part 80');
    await fill('Note To Pharmacy', 'Code C: seizures.');
    await sign();
    await waitFor(() => expect(hasSent()).toBe(true));
  });

  it('P-395 never stops a draft', async () => {
    const { saveDraft, hasSent } = await openRequest(beyond, { vets: [licensed] });
    await saveDraft();
    await waitFor(() => expect(hasSent()).toBe(true));
  });

  it('P-396 shows the schedule of the state with its limits, and none where the state lists nothing', async () => {
    const { sign, hasSent, says, field } = await openRequest(renewal(product()), {
      practice: practiceIn('KY'),
      vets: [vet({ ...registered, vetLicenseState: 'KY' })],
    });
    expect(stateLaw().getByText('C-V in Kentucky')).toBeDefined();
    expect(stateLaw().getByText('State and federal law: At most 5 refills · Last fill by 05-23-2027.')).toBeDefined();
    expect(field('Expiration').value).toBe('05-23-2027');
    expect(says('Refills')).toBe('The law of the state allows at most 5 refills.');
    await sign();
    await waitFor(() => expect(hasSent()).toBe(true));
  });

  it('P-396 shows no law of a product that nothing controls', async () => {
    await openRequest(renewal(product()));
    expect(screen.queryByRole('group', { name: 'State law' })).toBeNull();
  });

  it('P-397 names the license that is needed, until another vet is chosen', async () => {
    const texan = vet({ vetLicenseState: 'TX' });
    const here = { ...vet(), id: '12', displayName: secondVet.displayName };
    const { sign, says, hasSent, choose } = await openRequest(renewal(product()), { vets: [texan, here] });
    await sign();
    expect(hasSent()).toBe(false);
    expect(says('Authorizing Vet')).toContain('a vet needs a New York license. The license of this vet is of Texas.');
    await choose('Authorizing Vet', secondVet.displayName);
    await sign();
    await waitFor(() => expect(hasSent()).toBe(true));
  });

  it('P-398 lists the law of an unknown state as not checked', async () => {
    await openRequest(renewal(product()), { practice: practiceIn('') });
    expect(screen.getByText(/so the law of its state was not checked/)).toBeDefined();
  });

  it('P-398 counts the law of a known state among the checks', async () => {
    await openRequest(renewal(product()));
    expect(screen.queryByText(/law of its state/)).toBeNull();
    expect(screen.getByText(/^Checked: .*state law\.$/)).toBeDefined();
  });

  it('P-399 ends on the latest lawful day until the date is edited', async () => {
    const { field, says, fill } = await openRequest(renewal(scheduleII), { vets: [licensed] });
    expect(field('Expiration').value).toBe('12-20-2026');
    expect(says('Expiration')).toBe('From 11-20-2026 to 12-20-2026');
    await fill('Expiration', '01-20-2027');
    expect(field('Expiration').value).toBe('01-20-2027');
    expect(says('Expiration')).toContain('The latest date is 12-20-2026.');
  });
});
