import type { Operations } from '@signa/core/contract';
import { consultTexts } from '@signa/core/prescribing';
import type { PimsConnectionType } from '@signa/core/practice';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MockInstance } from 'vitest';
import { draft, openRequest, optionsOf, patient, renewal } from '../../queue/open/form.test-data';
import type { OpenedRequest } from '../../queue/open/form.test-data';
import { sampleAssignment, sampleLocation, samplePractice } from '../../../../testing/sample-practice';
import type { FakeServer } from '../../../../testing/fake-server';

type Consult = Operations['getPimsConsultsByPatientId']['data']['pimsConsultsByPatientId'][number];
type Location = Parameters<typeof sampleLocation>[0];

const consult = (day: number, over: Partial<Consult> = {}): Consult => ({
  id: String(day),
  code: `C${day}`,
  date: `2026-10-${String(day).padStart(2, '0')}T15:00:00.000Z`,
  description: 'Recheck',
  diagnosis: 'Otitis externa',
  status: 'Closed',
  pimsUser: { displayName: 'Dr. Maya Okafor' },
  ...over,
});
const seven = [3, 9, 1, 7, 5, 2, 8].map((day) => consult(day));
const line = (day: number) => `10-0${day}-2026 · Recheck · Otitis externa · Dr. Maya Okafor`;

const linked = patient({ pimsId: '9001' });
const asked = { patientId: '9001', pimsInput: { pimsAccountId: 'account', pimsConnectionType: 'EZYVET' } };

function practiceOf(type: PimsConnectionType | null, over: Location = {}, features = ['pimsWriteback']) {
  return samplePractice({
    features,
    assignment: sampleAssignment({
      location: sampleLocation({
        isPimsEnabled: true,
        pimsAccountId: 'account',
        pimsConnectionType: type,
        isEnabledForWriteback: true,
        ...over,
      }),
    }),
  });
}

interface Given {
  readonly type?: PimsConnectionType | null;
  readonly location?: Location;
  readonly features?: string[];
  readonly isLinked?: boolean;
  readonly server?: (server: FakeServer) => void;
  readonly stored?: string;
}

function open({ type = 'EZYVET', location, features, isLinked = true, server, stored }: Given = {}) {
  const about = { locationPatient: isLinked ? linked : patient({ pimsId: null }) };
  const request = stored === undefined ? about : { ...about, prescription: draft({ pimsConsultId: stored, ...about }) };
  return openRequest(renewal(undefined, request), {
    practice: practiceOf(type, location, features),
    prepare: (fake) => {
      fake.answer('getPimsConsultsByPatientId', { pimsConsultsByPatientId: seven });
      server?.(fake);
    },
  });
}

const choices = ({ field }: OpenedRequest) =>
  [...field('Consultation').querySelectorAll('option')].map(({ text }) => text);
/** The text of the selected option. */
const shown = ({ field }: OpenedRequest) => {
  const { value } = field('Consultation');
  return [...field('Consultation').querySelectorAll('option')].find((option) => option.value === value)?.text;
};
const linkedConsult = async ({ saveDraft, sent }: OpenedRequest, name?: 'UpdatePrescription') => {
  await saveDraft();
  return (await sent(name)).input.pimsConsultId;
};

let logged: MockInstance<Console['error']>;
beforeEach(() => {
  logged = vi.spyOn(window.console, 'error').mockReturnValue(undefined);
});
afterEach(() => logged.mockRestore());

describe('consultation of a prescription', () => {
  it('P-092 P-090 C-191 defaults to none and offers the five most recent, newest first', async () => {
    const opened = await open();
    await waitFor(() => expect(choices(opened)).toHaveLength(7));
    expect(choices(opened)).toEqual([
      'Do not link to consultation',
      'Search by code',
      ...[9, 8, 7, 5, 3].map((day) => line(day)),
    ]);
    expect(opened.server.lastVariables('getPimsConsultsByPatientId')).toEqual(asked);
    expect(opened.field('Consultation').value).toBe('');
    expect(await linkedConsult(opened)).toBeNull();
  });

  it('P-092 P-214 is sent with the prescription if chosen, without unknown values', async () => {
    const bare = consult(4, { description: ' ', diagnosis: null, pimsUser: null });
    const opened = await open({
      server: (fake) => fake.answer('getPimsConsultsByPatientId', { pimsConsultsByPatientId: [bare] }),
    });
    await waitFor(() => expect(choices(opened)).toContain('10-04-2026'));
    await opened.choose('Consultation', '10-04-2026');
    expect(await linkedConsult(opened)).toBe('4');
  });

  it("P-092 can't be searched by code at DIGITAIL", async () => {
    const opened = await open({ type: 'DIGITAIL' });
    await waitFor(() => expect(choices(opened)).toHaveLength(6));
    expect(choices(opened)).not.toContain('Search by code');
  });

  it('P-093 P-271 can be found by its code, trimmed to at most 32 characters, and selected', async () => {
    const opened = await open({
      server: (fake) => fake.answer('getPimsConsultsByCode', { pimsConsultsByCode: [consult(6, { code: 'X-77' })] }),
    });
    await opened.choose('Consultation', 'Search by code');
    const code = opened.field('Consultation code');
    const find = screen.getByText('Find', { selector: 'button' });
    expect(find).toHaveProperty('disabled', true);
    await opened.fill('Consultation code', '😀'.repeat(40));
    expect(code.value).toBe('😀'.repeat(32));
    await opened.fill('Consultation code', ' \u200B ');
    await opened.user.type(code, '{Enter}');
    expect(opened.server.calls('getPimsConsultsByCode')).toEqual([]);
    await opened.fill('Consultation code', '  X-77 ');
    await opened.user.click(find);
    const found = await screen.findByLabelText('Found consultations');
    expect(opened.server.lastVariables('getPimsConsultsByCode')).toEqual({ ...asked, code: 'X-77' });
    expect(within(found).getByText(`X-77: ${line(6)}`)).toBeTruthy();
    await opened.press('Link consultation X-77');
    expect(shown(opened)).toBe(line(6));
    expect(await linkedConsult(opened)).toBe('6');
  });

  it('P-093 P-094 reports that no consultation has the code, and that the search failed', async () => {
    const opened = await open({
      server: (fake) => fake.answer('getPimsConsultsByCode', { pimsConsultsByCode: [] }),
    });
    await opened.choose('Consultation', 'Search by code');
    await opened.fill('Consultation code', 'none');
    await opened.user.type(opened.field('Consultation code'), '{Enter}');
    await waitFor(() => expect(opened.says('Consultation code')).toBe(consultTexts.notFound));
    opened.server.fail('getPimsConsultsByCode', 'FORBIDDEN');
    await opened.fill('Consultation code', 'other');
    await opened.user.type(opened.field('Consultation code'), '{Enter}');
    await waitFor(() => expect(opened.says('Consultation code')).toBe(consultTexts.failed));
  });

  it('P-094 P-227 reports inline that EzyVet could not be reached, and leaves the default option and the form usable', async () => {
    const opened = await open({ server: (fake) => fake.fail('getPimsConsultsByPatientId', 'FORBIDDEN') });
    await waitFor(() => expect(opened.says('Consultation')).toBe('Error retrieving consultation(s) from EzyVet.'));
    expect(choices(opened)).toEqual(['Do not link to consultation', 'Search by code']);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(await linkedConsult(opened)).toBeNull();
  });

  it('P-094 P-227 only logs a DIGITAIL failure', async () => {
    const opened = await open({
      type: 'DIGITAIL',
      server: (fake) => fake.fail('getPimsConsultsByPatientId', 'FORBIDDEN'),
    });
    await waitFor(() => expect(opened.server.calls('getPimsConsultsByPatientId')).toHaveLength(1));
    const text = 'getPimsConsultsByPatientId could not be read: FORBIDDEN';
    await waitFor(() => expect(logged).toHaveBeenCalledWith(text));
    expect(opened.says('Consultation')).toBe('');
    expect(choices(opened)).toEqual(['Do not link to consultation']);
    expect(await linkedConsult(opened)).toBeNull();
  });

  it('P-092 never blocks the form while the PIMS is slow', async () => {
    let release = () => {};
    const opened = await open({
      server: (fake) => {
        ({ release } = fake.hold('getPimsConsultsByPatientId', { pimsConsultsByPatientId: seven }));
      },
    });
    expect(choices(opened)).toEqual(['Do not link to consultation', 'Search by code']);
    expect(await linkedConsult(opened)).toBeNull();
    release();
  });

  it("P-092 keeps a draft's linked consultation, however old it is", async () => {
    const opened = await open({ stored: '4711' });
    await waitFor(() => expect(choices(opened)).toHaveLength(8));
    expect(shown(opened)).toBe('Consultation 4711');
    expect(await linkedConsult(opened, 'UpdatePrescription')).toBe('4711');
  });

  it.each<[string, Given]>([
    ['the type has none', { type: 'VETSPIRE' }],
    ['the location’s switch is off', { location: { isEnabledForWriteback: false } }],
    ['the feature is off', { features: [] }],
    ['there is no account', { location: { pimsAccountId: null } }],
  ])('P-091 P-090 shows a hint about the account if %s, and sends no query', async (_, given) => {
    const opened = await open({ ...given, isLinked: false });
    expect(await screen.findByText('Account is not set up for prescription write back.')).toBeTruthy();
    expect(opened.server.calls('getPimsConsultsByPatientId')).toEqual([]);
    expect(optionsOf(document.body)).not.toContain('Search by code');
  });

  it("P-091 shows a hint if the patient isn't linked, and none without a PIMS", async () => {
    await open({ isLinked: false });
    expect(await screen.findByText('Patient needs to be linked to a PIMS record.')).toBeTruthy();
  });

  it('P-091 shows nothing at a location without a PIMS', async () => {
    await open({ location: { isPimsEnabled: false } });
    expect(screen.queryByText('Consultation')).toBeNull();
  });
});
