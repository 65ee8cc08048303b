import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { RouteParams } from '../../part/page/route-params';
import { createPracticeServer } from '../../testing/practice-server';
import { renderScreen } from '../../testing/render';
import { sampleAssignment, sampleLocation, samplePractice } from '../../testing/sample-practice';
import { samplePrescription } from '../../testing/sample-prescription';
import type { PrescriptionDetail } from '../../testing/sample-prescription';
import { PrescriptionDetailScreen } from './prescription-detail-screen';

const record: NonNullable<PrescriptionDetail['issueRecord']> = {
  version: 1,
  medications: ['Rimadyl', 'Gabapentin'],
  workflowUser: null,
  batch: null,
  pharmacyFax: '8665550100',
  signature: 'As agreed.',
  checks: {
    findings: [
      {
        rule: 'table:C01',
        grade: 'serious',
        text: 'Kidney disease + grapiprant',
        reason: 'May worsen kidney disease.',
        source: 'Label',
      },
      { rule: 'later:rule', grade: 'of-later', text: 'Something later', reason: null, source: null },
    ],
    notChecked: [{ kind: 'allergy', name: 'xyz', reason: 'The name is not known.' }],
    ruleTable: '0123456789abcdef',
    software: '0.1.0',
  },
  externalChecks: null,
  recordedLater: [],
  changes: [
    { part: 'patient', label: 'Weight', issued: '20 lbs', now: '9 kg' },
    { part: 'client', label: 'Owner', issued: 'Marcus Thibodeaux', now: 'Ada Cole' },
  ],
};

function start(issueRecord: PrescriptionDetail['issueRecord'], over: Partial<PrescriptionDetail> = {}) {
  const server = createPracticeServer();
  server.answer('GetPrescription', { prescription: samplePrescription({ issueRecord, ...over }) });
  server.answer('GetLineItemsByPrescriptionId', { lineItemsByPrescriptionId: [] });
  const practice = samplePractice({ assignment: sampleAssignment({ location: sampleLocation() }) });
  const detail = (
    <RouteParams value={{ id: '41' }}>
      <PrescriptionDetailScreen />
    </RouteParams>
  );
  return renderScreen(detail, { server, practice, path: '/history/41' });
}
const card = async (name: string) => within(await screen.findByRole('region', { name }));
const linesOf = async (name: string) => (await card(name)).getAllByRole('listitem').map((line) => line.textContent);

describe('facts at the time of issue, in the detail view', () => {
  it('P-405 include the dose by the weight at issue, where it can be computed', async () => {
    const known = samplePrescription();
    const patient = known.locationPatient && { ...known.locationPatient, weight: 25, weightUnit: 'kg' as const };
    const product = {
      ...known.product,
      title: 'Carprofen Tablets',
      ingredients: ['carprofen'],
      productPresentation: { id: '1', description: 'Tablet', image: 'tablet.svg' },
      strengthDisplay: '100 mg',
      unitMeasure: { description: 'tablets' },
    };
    start(record, { locationPatient: patient, product, directions: 'Give 1 tablet by mouth every 12 hours.' });
    expect((await card('Patient when issued')).getByText('4 mg/kg every 12 hours')).toBeDefined();
  });

  it('P-405 include no dose that cannot be computed', async () => {
    start(record, { directions: 'Give as directed.' });
    expect((await card('Patient when issued')).queryByText('Dose by weight')).toBeNull();
  });

  it("P-333 show today's value next to the value at issue", async () => {
    start(record);
    expect(await linesOf('Changed since issue')).toEqual([
      'Weight when issued 20 lbs; now 9 kg',
      'Owner when issued Marcus Thibodeaux; now Ada Cole',
    ]);
  });

  it('P-334 list the values that were not recorded at issue', async () => {
    start({ ...record, changes: [], recordedLater: [{ part: 'patient', at: '2026-11-26T18:00:00.000Z' }] });
    expect(await linesOf('Recorded after issue')).toEqual(['Patient as recorded on 11-26-2026, not when issued']);
    expect(screen.queryByText('Changed since issue')).toBeNull();
  });

  it('P-332 show the patient as it was, with its medications at that time', async () => {
    start(record);
    const patient = await card('Patient when issued');
    const valueOf = (label: string) => patient.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent;
    const { locationPatient } = samplePrescription();
    expect(valueOf('Species')).toBe(locationPatient?.species?.name);
    expect(valueOf('Weight')).toBe(`${locationPatient?.weight ?? ''} ${locationPatient?.weightUnit ?? ''}`);
    expect(valueOf('Medications')).toBe('Rimadyl, Gabapentin');
  });

  it('P-430 show what CDS services had said, how it was answered, and what was not checked', async () => {
    const shown = { id: '1', summary: 'Test kidney values.', detail: 'Before the first dose.', source: 'Renal panel' };
    start({
      ...record,
      externalChecks: [
        {
          service: 'Dosing Desk',
          cards: [
            { ...shown, indicator: 'critical', answer: 'Dismissed: Tested last week' },
            { ...shown, id: '2', summary: 'Weigh again.', detail: null, indicator: 'info', answer: null },
          ],
          notChecked: [],
        },
        { service: 'Label Watch', cards: [], notChecked: ['The prescription was signed before it answered.'] },
      ],
    });
    expect(await linesOf('Other programs, when issued')).toEqual([
      'Critical Test kidney values.Before the first dose.From Dosing Desk. Source: Renal panel. Dismissed: Tested last week.',
      'Information Weigh again.From Dosing Desk. Source: Renal panel. Not answered.',
      'Also checked by Dosing Desk.',
      'Not checked by Label Watch. The prescription was signed before it answered.',
    ]);
  });

  it('P-430 show nothing of services at a location that asks none', async () => {
    start(record);
    await card('Checked when issued');
    expect(screen.queryByRole('region', { name: 'Other programs, when issued' })).toBeNull();
  });

  it('P-331 show the findings, the reasons, and the version of the rules', async () => {
    start(record);
    const checked = await card('Checked when issued');
    expect(checked.getByText('Rules 0123456789abcdef, Signa 0.1.0')).toBeDefined();
    expect(await linesOf('Checked when issued')).toEqual([
      'Serious Kidney disease + grapiprantMay worsen kidney disease. Source: Label',
      'Serious Something later',
      'Not checked: xyz. The name is not known.',
    ]);
  });

  it('P-331 report that nothing was found, and show nothing if findings were not recorded', async () => {
    const first = start({ ...record, checks: { findings: [], notChecked: [], ruleTable: '0', software: '0' } });
    expect(await linesOf('Checked when issued')).toEqual(['No conflicts were found.']);
    first.unmount();
    start({ ...record, checks: null });
    await screen.findByText('Patient when issued');
    expect(screen.queryByText('Checked when issued')).toBeNull();
  });

  it.each<readonly [string, PrescriptionDetail['issueRecord'], Partial<PrescriptionDetail>]>([
    ['a draft', null, {}],
    ['office use', { ...record, changes: [], checks: null }, { isOfficeUse: true }],
  ])('P-332 are not shown for %s', async (_case, issueRecord, over) => {
    start(issueRecord, over);
    await screen.findByText('Directions and supply');
    for (const title of ['Changed since issue', 'Patient when issued', 'Checked when issued', 'Recorded after issue'])
      expect(screen.queryByText(title)).toBeNull();
  });

  it('P-332 include the price of the price book at issue', async () => {
    const { product } = samplePrescription();
    const priceBooks = [{ name: 'Then', caretakerPrice: 12.5, veterinarianPrice: 10 }];
    start(record, {
      product: { ...product, priceBooks },
      location: { ...sampleLocation(), priceBookType: 'Then' },
    });
    const label = await screen.findByText('Price', { selector: 'dt' });
    expect(label.nextElementSibling?.textContent).toBe('$12.50');
  });
});
