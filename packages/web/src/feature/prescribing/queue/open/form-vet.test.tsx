import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sampleAssignment, sampleLocation, samplePractice, sampleRole } from '../../../../testing/sample-practice';
import {
  button,
  diet,
  draft,
  openRequest,
  optionsOf,
  patient,
  product,
  queryButton,
  renewal,
  secondVet,
  signButton,
  task,
  technician,
  vet,
} from './form.test-data';
import type { OpenedRequest } from './form.test-data';

const isGreyed = () => button(signButton).getAttribute('aria-disabled') === 'true';
const whyNot = () => document.getElementById(button(signButton).getAttribute('aria-describedby') ?? '')?.textContent;

/** Priya, whose role can't authorize; she signs for vets who delegated to her. */
const staff = (delegators: readonly string[] = [], lastDay: string | null = null) =>
  samplePractice({
    assignment: sampleAssignment({
      id: '13',
      displayName: 'Priya Natarajan',
      roleId: 'STAFF',
      role: sampleRole('STAFF'),
      delegatedAccess: delegators.map((locationUserId) => ({
        id: locationUserId,
        locationUserId,
        delegatedLocationUserId: '13',
        lastDay,
      })),
    }),
  });

/** A location with PIMS write-back. */
const writingBack = () =>
  samplePractice({
    features: ['pimsWriteback'],
    assignment: sampleAssignment({
      location: sampleLocation({
        isPimsEnabled: true,
        pimsAccountId: 'account',
        pimsConnectionType: 'EZYVET',
        pimsWritebackAccountId: 'account',
        pimsWritebackLocationId: 'place',
        isEnabledForWriteback: true,
      }),
    }),
  });

describe('authorizing vet of a request', () => {
  it("P-066 is one of the location's authorizing users, and required except for a draft", async () => {
    const { field, choose, says, saveDraft, sent, server } = await openRequest(renewal());
    expect(server.lastVariables('getLocationUsersThatCanAuthorize')).toEqual({ locationId: '1' });
    expect(optionsOf(field('Authorizing Vet'))).toEqual(['Dr. Maya Okafor', 'Dr. Lin Hale']);
    await choose('Authorizing Vet', '');
    expect(says('Authorizing Vet')).toBe('This field is required');
    await saveDraft();
    expect((await sent()).input.authorizingVet).toBeNull();
  });

  it('P-066 is called Authorizing User for a PRN-only family', async () => {
    const { field } = await openRequest(task({ product: diet }));
    expect(field('Authorizing User').value).toBe('11');
  });

  it.each([
    { who: 'the current user', vets: [vet(), secondVet], practice: samplePractice(), chosen: '11' },
    { who: "the draft's vet", vets: [vet({ id: '14' }), secondVet], practice: samplePractice(), chosen: '12' },
    { who: "the patient's vet", vets: [vet({ id: '14' })], practice: samplePractice(), chosen: '14' },
    { who: 'nobody', vets: [vet({ id: '15' })], practice: samplePractice(), chosen: '' },
  ])('P-067 defaults to $who', async ({ vets, practice, chosen }) => {
    const stored = draft({ authorizingVet: '12' });
    const asked = task({ prescription: stored, locationPatient: patient({ prescVetLocationUserId: '14' }) });
    const { field } = await openRequest(asked, { vets, practice });
    expect(field('Authorizing Vet').value).toBe(chosen);
  });

  it("P-068 blocks signing for users whose role can't authorize; they can save a draft", async () => {
    const { sign, hasSent, saveDraft, sent } = await openRequest(renewal(), { practice: staff() });
    expect(isGreyed()).toBe(true);
    expect(screen.getByText(/^The role STAFF cannot authorize/, { selector: 'p' })).toBeDefined();
    await sign();
    expect(hasSent()).toBe(false);
    await saveDraft();
    expect((await sent()).addPrescriptionType).toBe('SaveAsDraft');
  });

  it('P-068 allows signing for the vet who delegated access, and for no other', async () => {
    const { choose, sign, sent } = await openRequest(renewal(), { practice: staff(['12']) });
    await choose('Authorizing Vet', '11');
    expect(isGreyed()).toBe(true);
    await choose('Authorizing Vet', '12');
    expect(isGreyed()).toBe(false);
    await sign();
    expect((await sent()).input.authorizingVet).toBe('12');
  });

  it('A-269 A-244 blocks signing by an ended delegation, and names it with its end date', async () => {
    const { choose } = await openRequest(renewal(), { practice: staff(['12'], '2026-11-19') });
    await choose('Authorizing Vet', '12');
    expect(isGreyed()).toBe(true);
    expect(whyNot()).toMatch(/^The role STAFF cannot authorize\. The delegation by .+ ended on 11-19-2026\./);
  });

  it('A-268 allows signing through the last day of a delegation', async () => {
    const { choose } = await openRequest(renewal(), { practice: staff(['12'], '2026-11-20') });
    await choose('Authorizing Vet', '12');
    expect(isGreyed()).toBe(false);
  });

  it.each([
    {
      license: { vetLicenseExpiration: '2026-11-19' },
      reason:
        'Your vet license for NY expired on 11-19-2026. Save a draft, and ask a user who manages users to enter the current license.',
    },
    {
      license: { vetLicenseNumber: null },
      reason:
        'You have no vet license on record at this location. Save a draft, and ask a user who manages users to enter the current license.',
    },
  ])(
    'A-241 blocks a vet without a current license from signing, and explains why: $reason',
    async ({ license, reason }) => {
      const practice = samplePractice({ assignment: sampleAssignment(license) });
      const { sign, hasSent, saveDraft, sent } = await openRequest(renewal(), { practice, vets: [vet(license)] });
      expect(isGreyed()).toBe(true);
      expect(whyNot()).toContain(reason);
      await sign();
      expect(hasSent()).toBe(false);
      await saveDraft();
      expect((await sent()).addPrescriptionType).toBe('SaveAsDraft');
    },
  );

  it('A-241 blocks signing for a vet whose license has expired', async () => {
    const expired = { vetLicenseExpiration: '2026-11-19' };
    const { choose } = await openRequest(renewal(), {
      practice: staff(['12']),
      vets: [vet(), { ...secondVet, ...expired }],
    });
    await choose('Authorizing Vet', '12');
    expect(isGreyed()).toBe(true);
    expect(whyNot()).toContain('The license of this vet for NY expired on 11-19-2026.');
  });

  it('P-068 allows every role to sign what needs no prescription', async () => {
    const { choose } = await openRequest(task({ product: diet }), { practice: staff() });
    await choose('Authorizing User', '11');
    expect(isGreyed()).toBe(false);
  });

  it('P-069 blocks signing for a vet during impersonation, even with the role; a draft can be saved', async () => {
    const practice = samplePractice({ isImpersonating: true });
    const { sign, hasSent, saveDraft, sent } = await openRequest(renewal(), { practice });
    expect(isGreyed()).toBe(true);
    expect(screen.getByText(/while impersonating/, { selector: 'p' })).toBeDefined();
    await sign();
    expect(hasSent()).toBe(false);
    await saveDraft();
    expect((await sent()).addPrescriptionType).toBe('SaveAsDraft');
  });

  it('P-069 allows support to sign what needs no prescription', async () => {
    const practice = samplePractice({ isImpersonating: true });
    const { sign, sent } = await openRequest(task({ product: diet }), { practice });
    await sign();
    expect((await sent()).addPrescriptionType).toBe('AuthorizeRx');
  });
});

describe('sign button', () => {
  it('P-070 waits for a vet', async () => {
    const { choose, sign, hasSent } = await openRequest(renewal());
    expect(isGreyed()).toBe(false);
    await choose('Authorizing Vet', '');
    expect(isGreyed()).toBe(true);
    await sign();
    expect(hasSent()).toBe(false);
  });

  it("P-070 waits for another workflow user if the draft's user has left", async () => {
    const workflowLocationUser = { id: '19', displayName: 'Jo Lind', isActive: false, role: { name: 'STAFF' } };
    const stored = draft({ workflowLocationUserId: '19', workflowLocationUser, currentWorkflowStatusId: '1' });
    const { choose } = await openRequest(task({ prescription: stored }));
    expect(isGreyed()).toBe(true);
    await choose('Workflow User', '13');
    expect(isGreyed()).toBe(false);
  });

  it('P-070 explains what to do about an inactive product', async () => {
    const { user } = await openRequest(renewal(product({ isActive: false })));
    expect(isGreyed()).toBe(true);
    await user.hover(button(signButton));
    expect(whyNot()).toBe(
      'This product is now inactive - please decline or decline and copy and choose a new product.',
    );
  });

  it('P-070 appears once everything is loaded', async () => {
    let release: () => void = () => undefined;
    const opening = openRequest(renewal(), {
      prepare: (server) => {
        const vets = { locationUsersThatCanAuthorize: [vet()] };
        release = server.hold('getLocationUsersThatCanAuthorize', vets).release;
      },
    });
    expect(await screen.findByLabelText('Loading the request')).toBeDefined();
    expect(queryButton(signButton)).toBeNull();
    release();
    await opening;
    expect(isGreyed()).toBe(false);
  });
});

const unlinked = () => within(screen.getByRole('dialog', { name: 'This vet is not linked to the PIMS' }));

async function askAboutLink(): Promise<OpenedRequest> {
  const opened = await openRequest(renewal(), { practice: writingBack() });
  await opened.sign();
  expect(unlinked().getByText(/not be written back.*An admin user can complete the link/)).toBeDefined();
  expect(opened.hasSent()).toBe(false);
  return opened;
}

describe('a vet who is not linked to the PIMS', () => {
  it('P-071 issues with Continue', async () => {
    const { press, sent } = await askAboutLink();
    await press('Continue');
    expect((await sent()).addPrescriptionType).toBe('AuthorizeRx');
  });

  it('P-071 can save a draft instead', async () => {
    const { press, sent } = await askAboutLink();
    await press('Save Draft');
    expect((await sent()).addPrescriptionType).toBe('SaveAsDraft');
  });

  it('P-071 triggers no question once linked', async () => {
    const { sign, sent } = await openRequest(renewal(), { practice: writingBack(), vets: [vet({ pimsId: 'v-1' })] });
    await sign();
    expect((await sent()).addPrescriptionType).toBe('AuthorizeRx');
  });
});

describe('workflow user of a request', () => {
  it('P-072 is one of the active users, shown as name plus role', async () => {
    const { field, choose, saveDraft, sent } = await openRequest(renewal(), {
      prepare: (server) => {
        const left = { ...technician, id: '20', displayName: 'Ana Ruiz', isActive: false };
        server.answer('LocationsUsers', { locationsUsers: { data: [technician, left], count: 2 } });
      },
    });
    expect(optionsOf(field('Workflow User'))).toEqual(['Priya Natarajan, STAFF']);
    await choose('Workflow User', '13');
    await saveDraft();
    expect((await sent()).input.workflowLocationUserId).toBe('13');
  });
});
