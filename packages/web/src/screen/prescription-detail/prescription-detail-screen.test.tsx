import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { RouteParams } from '../../part/page/route-params';
import type { FakeServer } from '../../testing/fake-server';
import { createPracticeServer } from '../../testing/practice-server';
import { renderScreen } from '../../testing/render';
import { sampleAssignment, sampleLocation, samplePractice, sampleRole } from '../../testing/sample-practice';
import { sampleAlert } from '../../testing/sample-alert';
import { samplePrescription, samplePrescriptionRow } from '../../testing/sample-prescription';
import type { PrescriptionDetail } from '../../testing/sample-prescription';
import { settled } from '../../testing/settled';
import { PrescriptionDetailScreen } from './prescription-detail-screen';

const detail = (
  <RouteParams value={{ id: '41' }}>
    <PrescriptionDetailScreen />
  </RouteParams>
);

const finished = { id: '1', orderId: '1', orderNumber: '1001', status: 'shipped', shipped: true, shipment: null };
const running = { ...finished, status: 'processing', shipped: false };

interface Start {
  readonly prescription?: PrescriptionDetail | null;
  readonly location?: ReturnType<typeof sampleLocation>;
  readonly prepare?: (server: FakeServer) => void;
}

function start({ prescription = samplePrescription(), location = sampleLocation(), prepare }: Start = {}) {
  const server = createPracticeServer();
  server.answer('GetPrescription', { prescription });
  server.answer('GetLineItemsByPrescriptionId', { lineItemsByPrescriptionId: [finished] });
  server.answer('GetOrder', { order: null });
  prepare?.(server);
  const practice = samplePractice({ assignment: sampleAssignment({ location }) });
  return { ...renderScreen(detail, { server, practice, path: '/history/41' }) };
}

const { rolesModules: _modules, ...staffRole } = sampleRole('STAFF');
const technician = {
  deaLicense: null,
  deaLicenseExpiration: null,
  id: '13',
  uuid: 'u-13',
  userId: '3',
  locationId: '1',
  displayName: 'Priya Natarajan',
  title: null,
  email: 'p@wren.example',
  isActive: true,
  isPrimary: true,
  roleId: 'STAFF',
  role: staffRole,
  pimsId: null,
  vetLicenseNumber: null,
  vetLicenseExpiration: null,
  vetLicenseState: null,
  profilePictureThumbnailUrl: null,
};

const valueOf = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent;
const archiveButton = () => screen.findByRole('button', { name: /^Archive/ });

const draft = samplePrescription({
  rxNumber: null,
  issuedDate: null,
  rxStatus: { code: 'Draft', description: 'Draft' },
});

const ofElsewhere = samplePrescription({
  rxNumber: null,
  rxStatus: { code: 'IssuedElsewhere', description: 'Issued elsewhere' },
  isFillable: false,
  elsewhere: {
    ...{ number: 'VN-88123', prescriber: 'Dr. Ines Roth', place: 'Saratoga Vets' },
    ...{ note: 'Was filled by mail.', fillsLeft: 2 },
  },
  ...{ authorizingVet: null, authorizingVetLocationUser: null, lastSavedBy: null },
  history: [{ at: '2026-11-20T14:12:00.000Z', kind: 'imported', actor: 'operator ida on desk', note: null }],
});

describe('prescription actions', () => {
  it('P-173 changes the workflow of an issued prescription by updating its latest assignment', async () => {
    const assigned = {
      id: '8',
      prescriptionId: '41',
      currentWorkflowStatusId: '1',
      currentWorkflowStatus: null,
      workflowLocationUserId: '13',
      workflowLocationUser: null,
      assignDate: '2026-11-02T14:12:00.000Z',
      assignedByLocationUserId: '11',
      internalNote: 'Call first.',
    };
    const answer = { upsertPrescriptionWorkflow: { ...assigned, currentWorkflowStatusId: '2' } };
    const { user, server } = start({
      prescription: samplePrescription({ currentWorkflowStatusId: '1', prescriptionWorkflows: [assigned] }),
      prepare: (ready) => {
        ready.answer('WorkflowStatus', {
          workflowStatus: [
            { id: '1', description: 'Called client' },
            { id: '2', description: 'Needs vet review' },
          ],
        });
        ready.answer('LocationsUsers', { locationsUsers: { data: [technician], count: 1 } });
        ready.answer('upsertPrescriptionWorkflow', answer);
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Workflow' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Workflow of Otis' }));
    await dialog.findByRole('option', { name: 'Needs vet review' });
    await settled(server);
    expect(dialog.getByLabelText<HTMLTextAreaElement>(/Internal Note/).value).toBe('Call first.');
    await user.selectOptions(dialog.getByLabelText('Workflow Status'), 'Needs vet review');
    server.fail('upsertPrescriptionWorkflow', 'CONFLICT', 'Changed by someone else.');
    await user.click(dialog.getByRole('button', { name: 'Save workflow' }));
    expect(await dialog.findByText('Error RX')).toBeDefined();
    server.answer('upsertPrescriptionWorkflow', answer);
    await user.click(dialog.getByRole('button', { name: 'Save workflow' }));
    expect(await screen.findByText('Workflow Saved')).toBeDefined();
    expect(server.lastVariables('upsertPrescriptionWorkflow')).toEqual({
      input: {
        id: '8',
        prescriptionId: '41',
        workflowLocationUserId: '13',
        currentWorkflowStatusId: '2',
        internalNote: 'Call first.',
      },
    });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('P-173 does not offer the workflow of an archived prescription, or of a draft, which has it in its form', async () => {
    const first = start({ prescription: samplePrescription({ archived: true }) });
    await archiveButton();
    expect(screen.queryByRole('button', { name: 'Workflow' })).toBeNull();
    first.unmount();
    start({ prescription: draft });
    await screen.findByRole('button', { name: 'Create' });
    expect(screen.queryByRole('button', { name: 'Workflow' })).toBeNull();
  });

  it('P-301 P-302 shows what the printout of another system says, and offers only Copy and Archive', async () => {
    start({ prescription: ofElsewhere });
    await archiveButton();
    expect(screen.getAllByRole('button', { name: /^(?:Copy|Archive|Workflow|Create|Delete|Decline)$/ })).toHaveLength(
      2,
    );
    expect(screen.getByRole('button', { name: 'Copy' })).toBeDefined();
    expect(screen.queryByRole('link', { name: /Print RX/ })).toBeNull();
    expect(screen.getAllByText('Rx# VN-88123 (elsewhere)').length).toBeGreaterThan(0);
    expect(document.title).toContain('Rx# VN-88123 (elsewhere)');
    expect(screen.queryByText('Draft')).toBeNull();
    for (const [label, value] of [
      ['Rx#', 'VN-88123'],
      ['Issued Date', '11-02-2026'],
      ['Issued At', 'Saratoga Vets'],
      ['Prescriber', 'Dr. Ines Roth'],
      ['Fills Left', '2'],
      ['External Note', 'Was filled by mail.'],
      ['Status', 'Elsewhereissued elsewhere and only a record here; copy it to prescribe again'],
    ] as const)
      expect(valueOf(label)).toBe(value);
    expect(screen.queryByText('Price', { selector: 'dt' })).toBeNull();
    expect(screen.getByText('Imported from another system')).toBeDefined();
  });

  it('P-301 asks before archiving, with its name', async () => {
    const { user } = start({ prescription: ofElsewhere });
    const archive = await archiveButton();
    await waitFor(() => expect(archive.hasAttribute('disabled') || archive.ariaDisabled === 'true').toBe(false));
    await user.click(archive);
    expect(await screen.findByText('Archive Rx# VN-88123 (elsewhere) for Otis?')).toBeDefined();
  });

  it('P-120 shows Draft in place of the number', async () => {
    const draftName = 'rx_Marcus-Thibodeaux_Otis_20261101164000';
    start({ prescription: { ...draft, draftName } });
    await screen.findByRole('button', { name: 'Create' });
    expect(valueOf('Rx#')).toBe(draftName);
    expect(screen.getAllByText(new RegExp(`${draftName}$`)).length).toBeGreaterThan(1);
  });

  it('P-119 offers Copy for issued prescriptions, and P-116 Create for drafts', async () => {
    const first = start();
    await first.user.click(await screen.findByRole('button', { name: 'Copy' }));
    expect(first.path()).toBe('/create/rx/direct/');
    expect(screen.queryByRole('button', { name: /^(Create|Reject|Delete)/ })).toBeNull();
    first.unmount();
    const second = start({ prescription: draft });
    await second.user.click(await screen.findByRole('button', { name: 'Create' }));
    expect(second.path()).toBe('/create/rx/direct/');
    expect(screen.queryByRole('button', { name: 'Copy' })).toBeNull();
  });

  it('P-118 P-117 deletes a draft with a reason and opens its client', async () => {
    const { user, server, path } = start({ prescription: draft });
    server.answer('DeletePrescription', { deletePrescription: { id: '41' } });
    await user.click(await screen.findByRole('button', { name: 'Delete the draft for Otis' }));
    await user.click(screen.getByLabelText('Other'));
    await user.type(screen.getByLabelText(/^Description/), 'Entered twice');
    await user.click(screen.getByRole('button', { name: 'Delete draft for Otis' }));
    expect(await screen.findByText('Delete Rx Successfully')).toBeDefined();
    expect(server.lastVariables('DeletePrescription')).toEqual({
      id: '41',
      input: { declineReason: 'Entered twice', declinedByLocationUserId: '11' },
    });
    await waitFor(() => expect(path()).toBe('/clients/profile/5?patientId=Ng%3D%3D'));
  });

  it('P-174 P-119 shows the workflow status, and marks a copy', async () => {
    start({
      prescription: {
        ...draft,
        rxOrigin: { code: 'copy' },
        currentWorkflowStatusId: '2',
        currentWorkflowStatus: { id: '2', description: 'Needs vet review' },
      },
    });
    expect(await screen.findByText('Needs vet review')).toBeDefined();
    expect(screen.getByText('Copied')).toBeDefined();
  });
});

describe('the detail view', () => {
  it('C-342 shows the alerts of patient and client, without payment, and none for office use', async () => {
    const payment = sampleAlert({ id: '72', kind: 'payment', noun: 'client', text: 'in advance' });
    const prepare = (server: FakeServer) =>
      server.answer('GetRecordAlerts', { recordAlerts: [payment, sampleAlert()] });
    const { unmount } = start({ prepare });
    const alerts = within(await screen.findByRole('region', { name: 'Alerts' }));
    expect(alerts.getAllByRole('listitem')).toHaveLength(1);
    expect(alerts.getByText('Bites: muzzle first')).toBeDefined();
    unmount();
    const { server } = start({ prescription: samplePrescription({ isOfficeUse: true }), prepare });
    await screen.findByRole('region', { name: 'Summary' });
    await settled(server);
    expect(server.calls('GetRecordAlerts')).toEqual([]);
  });

  it('P-261 links to the client and patient', async () => {
    start();
    const hrefOf = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');
    expect([await hrefOf('Marcus Thibodeaux'), await hrefOf('Otis')]).toEqual([
      '/clients/profile/5',
      '/clients/profile/5?patientId=Ng%3D%3D',
    ]);
  });

  it('P-144 shows every field of the prescription', async () => {
    start();
    expect(await screen.findByText('Galliprant Tablets 60 mg for Otis')).toBeDefined();
    const shown = {
      'Client Name': 'Marcus Thibodeaux',
      'Patient Name': 'Otis',
      'Rx#': '25-118203',
      'Issued Date': '11-02-2026 09:12 AM',
      Status: 'fillableable to be filled by the client',
      Product: 'Galliprant Tablets 60 mg',
      Form: 'Flavored Tablet',
      Flavor: 'Liver',
      'Reason For Compound': 'N/A',
      Ingredients: 'grapiprant',
      Strength: '60 mg',
      Price: '$204.99',
      Quantity: '90 tablets',
      Direction: 'Give 1 tablet by mouth once daily.',
      'Days Supply': '90',
      Refill: '3',
      Expiration: '12-02-2026',
      'Client Notification': '02-03-2027',
      'Note To Pharmacy': 'N/A',
      'Note To Client': 'Recheck blood work before the next refill.',
      'Authorizing Vet': 'Dr. Maya Okafor',
      'Workflow User': 'Priya Natarajan',
      'Office Use': 'NO',
    };
    for (const [label, value] of Object.entries(shown)) expect([label, valueOf(label)]).toEqual([label, value]);
  });

  it('P-232 shows the reason why it was issued despite a warning', async () => {
    start({ prescription: samplePrescription({ overrideReason: 'no-alternative' }) });
    await screen.findByText('Override Reason', { selector: 'dt' });
    expect(valueOf('Override Reason')).toBe('No alternative, owner informed');
  });

  it('P-144 marks a controlled product next to the status, and uses the singular for one', async () => {
    const { product } = samplePrescription();
    start({
      prescription: samplePrescription({
        unitPerFill: 1,
        product: { ...product, isControlled: true, deaSchedule: 'C-IV' },
      }),
    });
    const summary = within(await screen.findByRole('region', { name: 'Summary' }));
    expect(summary.getByText('C-IV Controlled')).toBeDefined();
    expect(valueOf('Quantity')).toBe('1 tablet');
  });

  it('P-144 C-003 omits Office Use if the location has it off, and shows PRN for refills as needed', async () => {
    start({
      prescription: samplePrescription({ prnFlag: true, refills: null }),
      location: sampleLocation({ isOfficeUseEnabled: false }),
    });
    await screen.findByText('Galliprant Tablets 60 mg for Otis');
    expect(screen.queryByText('Office Use', { selector: 'dt' })).toBeNull();
    expect(valueOf('Refill')).toBe('PRN');
  });

  it('P-144 shows Could not find RX details when it does not exist', async () => {
    start({ prescription: null });
    expect(await screen.findByText('Could not find RX details')).toBeDefined();
  });

  it('P-145 has a product card with its icon, delivery time, shelf life, and texts', async () => {
    start();
    const card = within(await screen.findByRole('region', { name: 'Product' }));
    expect(card.getByRole('img', { name: 'Flavored Tablet' })).toBeDefined();
    expect(card.getByRole('button', { name: 'Copy product title' })).toBeDefined();
    for (const text of [
      '1 to 2 business days',
      '730 days',
      'Description',
      'Tablet for pain and inflammation of osteoarthritis in dogs.',
      'Prescribing Details',
      'Give by mouth once daily.',
      'Not for cats.',
    ]) {
      expect(card.getByText(text)).toBeDefined();
    }
  });

  it('P-145 returns to the list when closed', async () => {
    const { user, path } = start();
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    expect(path()).toBe('/history');
  });

  it('P-146 offers Print RX for an issued prescription', async () => {
    start();
    expect((await screen.findByRole('link', { name: 'Print RX' })).getAttribute('href')).toBe('/print/rx/41');
  });

  it.each([
    ['a draft', { rxStatus: { code: 'Draft', description: 'Draft' } }],
    ['a rejected draft', { rxStatus: { code: 'RejectedDraft', description: 'Rejected' } }],
    ['an archived prescription', { archived: true }],
  ] as const)('P-146 does not offer Print RX for %s', async (_case, over) => {
    start({ prescription: samplePrescription(over) });
    await screen.findByText('Galliprant Tablets 60 mg for Otis');
    expect(screen.queryByRole('link', { name: 'Print RX' })).toBeNull();
  });

  it('P-006 P-069 shows time, user, changes, and impersonation of each event, one per line', async () => {
    const saved = {
      at: '2026-11-02T15:00:00.000Z',
      kind: 'draft-saved',
      actor: 'Priya Natarajan',
      note: 'Refills 1 -> 2\nQuantity 30 -> 60\nImpersonated by support',
    };
    start({ prescription: samplePrescription({ history: [saved] }) });
    const trail = within(await screen.findByRole('region', { name: 'Audit trail' }));
    for (const line of ['Refills 1 -> 2', 'Quantity 30 -> 60', 'Impersonated by support'])
      expect(trail.getByText(line)).toBeTruthy();
    expect(trail.getByText(/11-02-2026 10:00 AM/).textContent).toContain('Priya Natarajan');
  });

  it('P-146 lists each printing with time and user, and distinguishes the original from reprints', async () => {
    const printed = { at: '2026-11-02T15:00:00.000Z', kind: 'printed', actor: 'Priya Natarajan', note: null };
    const reprinted = { at: '2026-11-03T15:00:00.000Z', kind: 'reprinted', actor: 'Dr. Maya Okafor', note: null };
    start({
      prescription: samplePrescription({
        firstPrintedAt: printed.at,
        reprintCount: 1,
        history: [reprinted, printed],
      }),
    });
    const trail = within(await screen.findByRole('region', { name: 'Audit trail' }));
    expect(trail.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
      'Reprinted11-03-2026 10:00 AM • Dr. Maya Okafor',
      'Original printed11-02-2026 10:00 AM • Priya Natarajan',
    ]);
  });

  it('lists events, newest first', async () => {
    start();
    const trail = within(await screen.findByRole('region', { name: 'Audit trail' }));
    expect(trail.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
      'AuthorizedRenewal Request approved11-02-2026 09:12 AM • Dr. Maya Okafor',
      'Draft saved11-01-2026 04:40 PM • Priya Natarajan',
    ]);
  });
});

describe('archiving a prescription', () => {
  it('P-142 P-266 asks first and names the prescription; No changes nothing', async () => {
    const { user, server } = start();
    const button = await archiveButton();
    await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull());
    await user.click(button);
    const dialog = within(screen.getByRole('dialog', { name: 'Confirm Archival?' }));
    expect(dialog.getByText('Proceed with Rx archival?')).toBeDefined();
    expect(dialog.getByText('Archive Rx# 25-118203 for Otis?')).toBeDefined();
    expect(dialog.getByText('Galliprant Tablets 60 mg')).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'No' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(server.calls('ArchivePrescription')).toHaveLength(0);
  });

  it('P-142 archives on Yes, confirms it, and updates the button', async () => {
    const { user, server } = start();
    server.answer('ArchivePrescription', { archivePrescription: samplePrescriptionRow({ archived: true }) });
    const button = await archiveButton();
    await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull());
    await user.click(button);
    server.answer('GetPrescription', { prescription: samplePrescription({ archived: true }) });
    await user.click(screen.getByRole('button', { name: 'Yes' }));
    expect(await screen.findByText('Archive rx Successfully')).toBeDefined();
    expect(server.lastVariables('ArchivePrescription')).toEqual({
      id: '41',
      input: { archived: true, archivedByLocationUserId: '11' },
    });
    const archived = await screen.findByRole('button', { name: 'Archived' });
    expect(archived.getAttribute('aria-disabled')).toBe('true');
  });

  it("P-142 reports a failure with the server's message", async () => {
    const { user, server } = start();
    server.fail('ArchivePrescription', 'CONFLICT', 'Somebody archived it already.');
    const button = await archiveButton();
    await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull());
    await user.click(button);
    await user.click(screen.getByRole('button', { name: 'Yes' }));
    expect(await screen.findByText('Error Archive RX')).toBeDefined();
    expect(screen.getByText('Somebody archived it already.')).toBeDefined();
  });

  const reason = 'A client order is in progress. Archiving is not possible until processing completes.';

  it('P-140 P-141 is disabled while an order is in progress, with the reason', async () => {
    const { user, server } = start({
      prepare: (given) =>
        given.answer('GetLineItemsByPrescriptionId', { lineItemsByPrescriptionId: [finished, running] }),
    });
    const button = await screen.findByRole('button', { name: 'Archive', description: reason });
    await waitFor(() => expect(server.calls('GetLineItemsByPrescriptionId')).toHaveLength(1));
    await user.click(button);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('P-141 is disabled while the check is loading', async () => {
    let release: () => void = () => undefined;
    start({
      prepare: (server) =>
        ({ release } = server.hold('GetLineItemsByPrescriptionId', { lineItemsByPrescriptionId: [] })),
    });
    const button = await screen.findByRole('button', { name: 'Archive', description: reason });
    release();
    await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull());
  });

  it('P-141 stays disabled after the check failed', async () => {
    const { server } = start({ prepare: (given) => given.fail('GetLineItemsByPrescriptionId', 'CONFLICT') });
    const button = await screen.findByRole('button', { name: 'Archive', description: reason });
    await waitFor(() => expect(server.calls('GetLineItemsByPrescriptionId')).toHaveLength(1));
    expect(button.getAttribute('aria-disabled')).toBe('true');
  });

  it('A-020 is hidden without permission to archive', async () => {
    const server = createPracticeServer();
    server.answer('GetPrescription', { prescription: samplePrescription() });
    const practice = { ...samplePractice(), mayUse: (operation: string) => operation !== 'ArchivePrescription' };
    renderScreen(detail, { server, practice, path: '/history/41' });
    await screen.findByText('Galliprant Tablets 60 mg for Otis');
    expect(screen.queryByRole('button', { name: /^Archive/ })).toBeNull();
  });
});
