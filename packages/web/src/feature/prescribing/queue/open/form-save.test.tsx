import { unseenAlertsText } from '@signa/core/administration';
import { sampleKnowledge } from '@signa/core/sample-knowledge';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { button, draft, openRequest, prescription, product, queryButton, renewal, task } from './form.test-data';

const elsewhere = product({ fullfillmentVendor: 'OTHER' });
const chooseWorkflow = async ({ choose }: Awaited<ReturnType<typeof openRequest>>) => {
  await choose('Workflow User', '13');
  await choose('Workflow Status', '2');
};

describe('authorizing a request', () => {
  it('P-098 P-165 P-257 creates the prescription, shows a notice with a link to it, and closes the card', async () => {
    const { sign, sent, seen } = await openRequest(renewal());
    await sign();
    expect(await sent()).toMatchObject({
      addPrescriptionType: 'AuthorizeRx',
      prescriptionTaskToAttach: { id: '90', type: 'renewal' },
      input: {
        productId: '40',
        unitPerFill: 90,
        refills: 3,
        directions: 'Give 1 tablet by mouth once daily.',
        authorizingVet: '11',
        locationId: '1',
        locationClientId: '5',
        locationPatientId: '6',
        workflowLocationUserId: null,
        currentWorkflowStatusId: null,
      },
    });
    expect(await screen.findByText('Request Approved')).toBeDefined();
    const link = screen.getByRole('link', { name: /^Gabapentin Capsules 100 mg, 90 capsules, for Otis$/ });
    expect(link.getAttribute('href')).toBe(`/history/${prescription().id}`);
    await waitFor(() => expect(seen.done).toBe(1));
  });

  it("P-165 updates the request's draft", async () => {
    const stored = draft({ refills: 2, directions: 'Give 1 daily.' });
    const { sign, sent, server } = await openRequest(task({ prescription: stored }));
    await sign();
    expect(await sent('UpdatePrescription')).toMatchObject({
      id: '77',
      addPrescriptionType: 'AuthorizeRx',
      input: { version: 4, refills: 2 },
    });
    expect(server.calls('AddPrescription')).toEqual([]);
    expect(await screen.findByText('Request Approved')).toBeDefined();
  });

  it("P-165 P-257 shows the server's message on failure, in the form too, and keeps what was typed", async () => {
    const { fill, sign, field, seen, server } = await openRequest(renewal(), {
      prepare: (server) => server.fail('AddPrescription', 'BAD_USER_INPUT', 'The product is gone.'),
    });
    await fill('Directions', 'Give 3 daily.');
    await sign();
    expect(await screen.findByText('Error Approving Request')).toBeDefined();
    expect(screen.getByText('The product is gone.')).toBeDefined();
    expect(field('Directions').value).toBe('Give 3 daily.');
    expect(seen.done).toBe(0);
    const inForm = () => document.querySelector('[data-signing] [data-refusal]')?.textContent;
    expect(inForm()).toBe('Not saved: The product is gone.');
    server.answer('AddPrescription', { addPrescription: prescription() });
    await sign();
    expect(await screen.findByText('Request Approved')).toBeDefined();
    expect(inForm()).toBeUndefined();
  });

  it('P-099 P-165 is Print Rx if no pharmacy of the location fills the product', async () => {
    const { sign, sent } = await openRequest(renewal(elsewhere));
    expect(queryButton(/^Authorize for/)).toBeNull();
    expect(button('Print Rx for Otis')).toBeDefined();
    await sign();
    expect((await sent()).addPrescriptionType).toBe('PrintRx');
    expect(await screen.findByRole('dialog', { name: 'Print prescription' })).toBeDefined();
  });

  it('P-096 validates the fields before it asks anything', async () => {
    const { fill, sign, says, hasSent } = await openRequest(
      renewal(product({ weightMin: 44, weightMax: 88 }), { locationPatient: renewal().locationPatient }),
    );
    await fill('Directions', '');
    await sign();
    expect(says('Directions')).toBe('This field is required');
    expect(screen.queryByText('This note is required to authorize.')).toBeNull();
    expect(hasSent()).toBe(false);
  });

  it('P-104 shows what the signature implies beside the button', async () => {
    await openRequest();
    expect(
      screen.getByText('This is my eSignature and implies I have valid VCPR as defined by the AVMA.'),
    ).toBeDefined();
  });
});

describe('workflow step of a request', () => {
  it('P-098 P-103 is recorded after the save if workflow data was chosen', async () => {
    const opened = await openRequest(renewal(), {
      prepare: (server) => server.answer('AddPrescription', { addPrescription: prescription({ id: '55' }) }),
    });
    opened.server.fail('upsertPrescriptionWorkflow', 'BAD_USER_INPUT', 'Not now.');
    await chooseWorkflow(opened);
    await opened.sign();
    await waitFor(() =>
      expect(opened.server.lastVariables('upsertPrescriptionWorkflow')).toEqual({
        input: { prescriptionId: '55', workflowLocationUserId: '13', currentWorkflowStatusId: '2' },
      }),
    );
    expect((await opened.sent()).input).toMatchObject({ workflowLocationUserId: null, currentWorkflowStatusId: null });
    expect(await screen.findByText('Error RX')).toBeDefined();
    expect(screen.getByText('Request Approved')).toBeDefined();
    await waitFor(() => expect(opened.seen.done).toBe(1));
  });

  it('P-103 is skipped without workflow data', async () => {
    const { sign, seen, server } = await openRequest(renewal());
    await sign();
    await waitFor(() => expect(seen.done).toBe(1));
    expect(server.calls('upsertPrescriptionWorkflow')).toEqual([]);
  });
});

describe('the warnings that were shown', () => {
  it('P-422 name the package that checked, and what it does not cover', async () => {
    await openRequest(renewal());
    const summary = await screen.findByText(`Checked with ${sampleKnowledge.title} ${sampleKnowledge.version}`);
    const details = summary.closest('details');
    expect(details?.textContent).toContain(sampleKnowledge.notice);
    for (const gap of sampleKnowledge.gaps) expect(details?.textContent).toContain(gap);
  });

  it('P-409 are named when it is signed', async () => {
    const { sign, fill, sent } = await openRequest(renewal(product({ weightMin: 44, weightMax: 88 })));
    await fill('Note To Pharmacy', 'Off label on purpose.');
    await sign();
    expect((await sent()).shownAlerts).toContain('record:weight');
  });

  it('P-409 are read again if another one appeared, and nothing is signed', async () => {
    const { sign, server, seen } = await openRequest(renewal());
    const text = unseenAlertsText(['Species: Ask the owner first']);
    server.fail('AddPrescription', 'CONFLICT', text);
    const before = server.calls('GetSigningFacts').length;
    await sign();
    expect(await screen.findByText(`Not saved: ${text}`)).toBeDefined();
    await waitFor(() => expect(server.calls('GetSigningFacts').length).toBeGreaterThan(before));
    expect(seen.done).toBe(0);
  });
});

describe('saving a request as a draft', () => {
  it('P-097 P-166 requires only product and quantity, and leaves the request pending', async () => {
    const { saveDraft, sent, seen } = await openRequest();
    await saveDraft();
    const { input, ...rest } = await sent();
    expect(rest).toEqual({
      addPrescriptionType: 'SaveAsDraft',
      prescriptionTaskToAttach: { id: '90', type: 'approval' },
    });
    expect(input).toMatchObject({ directions: null, refills: null });
    expect(input).not.toHaveProperty('issuedDate');
    expect(await screen.findByText('Draft Saved')).toBeDefined();
    expect(screen.getByText('Draft saved successfully.')).toBeDefined();
    await waitFor(() => expect(seen.done).toBe(1));
  });

  it('P-097 enforces every limit on a filled-in field', async () => {
    const { fill, saveDraft, hasSent, says } = await openRequest();
    await fill('Quantity', '10000');
    await saveDraft();
    expect(says('Quantity')).toBe('Must be greater than zero & less than 10000');
    expect(hasSent()).toBe(false);
  });

  it.each([
    { what: 'new', asked: task(), title: 'Error Saving Draft' },
    { what: 'stored', asked: task({ prescription: draft() }), title: 'Error Updating Request' },
  ])('P-166 reports that a $what draft could not be saved', async ({ asked, title }) => {
    const { saveDraft, seen } = await openRequest(asked, {
      prepare: (server) => {
        server.fail('AddPrescription', 'BAD_USER_INPUT', 'The patient is gone.');
        server.fail('UpdatePrescription', 'BAD_USER_INPUT', 'The patient is gone.');
      },
    });
    await saveDraft();
    expect(await screen.findByText(title)).toBeDefined();
    expect(seen.done).toBe(0);
  });
});
