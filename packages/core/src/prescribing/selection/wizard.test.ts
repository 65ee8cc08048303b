import { describe, expect, it } from 'vitest';
import { searchDebounceMs } from '../../base/time/index.js';
import { visitOfWizard, urlOfWizard } from './wizard-address.js';
import { mayChangeParties, wizardStepsOf, wizardStepLabels } from './wizard-step.js';
import { stoppingNotice } from './wizard-context.js';
import {
  client,
  foundClient,
  foundPatient,
  foundProduct,
  opened,
  patient,
  product,
  send,
  stateOf,
} from './wizard.test-data.js';

const all = { clientId: '21', patientId: '31', productId: '40' };
const answers = [foundProduct(product()), foundClient(client()), foundPatient(patient())];
const prescribing = send(opened(all), ...answers);
const office = '/officeuserx/create/rx';

describe('wizard steps', () => {
  it('P-037 are Select Product, Select Client, Select Patient, Prescribe', () => {
    expect(wizardStepsOf(false).map((step) => wizardStepLabels[step])).toEqual([
      'Select Product',
      'Select Client',
      'Select Patient',
      'Prescribe',
    ]);
    let now = opened();
    expect(stateOf(now)).toBe('product');
    now = send(now, { type: 'chooseProduct', product: product() });
    expect(stateOf(now)).toBe('client');
    now = send(now, { type: 'chooseClient', client: client() });
    expect(stateOf(now)).toBe('patient');
    now = send(now, { type: 'choosePatient', patient: patient() });
    expect(stateOf(now)).toBe('prescribe');
    expect(now.context.notice).toBeNull();
  });

  it.each([
    ['a client', { productId: '40', clientId: '21' }, 'patient'],
    ['a client and patient', all, 'prescribe'],
    ['nobody', { productId: '40' }, 'client'],
    ['a client, and no product', { clientId: '21' }, 'product'],
    ['a client and patient, and no product', { clientId: '21', patientId: '31' }, 'product'],
    ['a patient without the client', { productId: '40', patientId: '31' }, 'client'],
  ])('P-037 skip what is known: %s', (_, parameters, state) => {
    const start = opened(parameters);
    expect(stateOf(start)).toBe('productId' in parameters || 'clientId' in parameters ? 'checking' : 'product');
    expect(stateOf(send(start, ...answers))).toBe(state);
  });

  it('P-037 A-140 of office use are Select Product and Prescribe', () => {
    expect(wizardStepsOf(true)).toEqual(['product', 'prescribe']);
    const start = opened({ clientId: '21', patientId: '31' }, office);
    expect(stateOf(start)).toBe('product');
    expect(start.context.parties).toEqual({ clientId: null, patientId: null });
    expect(stateOf(send(start, { type: 'chooseProduct', product: product() }))).toBe('prescribe');
    expect(stateOf(send(opened({ productId: '40' }, office), foundProduct(product())))).toBe('prescribe');
  });

  it('P-031 accept for office use only what is offered for it', () => {
    const other = product({ isOfficeUse: false });
    expect(stateOf(send(opened({ productId: '40' }, office), foundProduct(other)))).toBe('product');
    expect(stateOf(send(opened({}, office), { type: 'chooseProduct', product: other }))).toBe('product');
    expect(stateOf(send(opened({ productId: '40' }), foundProduct(other)))).toBe('client');
  });

  it('C-007 start with the client in the path', () => {
    const start = opened({}, '/create/prescription/client/21');
    expect(start.context.parties).toEqual({ clientId: '21', patientId: null });
    const known = send(start, foundClient(client()), { type: 'chooseProduct', product: product() });
    expect(stateOf(known)).toBe('patient');
    expect(visitOfWizard(known)).toMatchObject({ path: '/create/rx/', history: 'replace' });
    expect(opened({ clientId: '22', patientId: '31' }, '/create/prescription/client/21/').context.parties).toEqual({
      clientId: '21',
      patientId: null,
    });
    expect(opened({}, '/create/prescription/client/x').context.parties.clientId).toBeNull();
  });
});

describe('changing', () => {
  it('P-038 clears the patient with the client', () => {
    const changed = send(prescribing, { type: 'changeClient' });
    expect(stateOf(changed)).toBe('client');
    expect(changed.context).toMatchObject({
      parties: { clientId: null, patientId: null },
      client: null,
      patient: null,
      productId: '40',
    });
    const other = send(changed, { type: 'chooseClient', client: client({ id: '22' }) });
    expect(stateOf(other)).toBe('patient');
    expect([...urlOfWizard(other.context).keys()]).not.toContain('patientId');
  });

  it('P-038 waits 300 ms before searching for a patient name', () => {
    expect(searchDebounceMs).toBe(300);
  });

  it('P-037 keeps client and patient when the product is changed, and its selection as the new start', () => {
    const changed = send(prescribing, { type: 'changeProduct' });
    expect(stateOf(changed)).toBe('product');
    expect(changed.context.parties).toEqual({ clientId: '21', patientId: '31' });
    expect([...urlOfWizard(changed.context).keys()]).toEqual([
      'clientId',
      'patientId',
      'productFamily',
      'productPresentation',
      'productClassification',
      'productStrength',
    ]);
    expect(stateOf(send(changed, { type: 'chooseProduct', product: product({ id: '41' }) }))).toBe('prescribe');
  });

  it('P-039 is offered where something can be changed, not for office use or an existing prescription', () => {
    expect(prescribing.can({ type: 'changeClient' })).toBe(true);
    expect(prescribing.can({ type: 'changePatient' })).toBe(true);
    const atOffice = send(opened({ productId: '40' }, office), foundProduct(product()));
    expect(atOffice.can({ type: 'changeClient' })).toBe(false);
    expect(atOffice.can({ type: 'changePatient' })).toBe(false);
    expect(opened().can({ type: 'changeProduct' })).toBe(false);
    expect(mayChangeParties({ isOfficeUse: false, isExisting: false })).toBe(true);
    expect(mayChangeParties({ isOfficeUse: false, isExisting: true })).toBe(false);
    expect(mayChangeParties({ isOfficeUse: true, isExisting: false })).toBe(false);
  });
});

describe('inactive records', () => {
  const clientNotice = { title: 'Client is not active', description: 'Please activate client.' };
  const patientNotice = { title: 'Patient is not active', description: 'Please make Patient active' };

  it.each([
    ['a client', client({ isActive: false }), patient(), clientNotice],
    ['a patient', client(), patient({ isActive: false }), patientNotice],
    ['a patient that died', client(), patient({ isDeceased: true }), patientNotice],
    ['both, the client first', client({ isActive: false }), patient({ isActive: false }), clientNotice],
  ])('P-041 stop a URL that names %s', (_, ofAddress, patientOfAddress, notice) => {
    const stopped = send(opened(all), foundProduct(product()), foundClient(ofAddress), foundPatient(patientOfAddress));
    expect(stateOf(stopped)).toBe('stopped');
    expect(stoppingNotice(stopped.context)).toMatchObject(notice);
    expect(stopped.context.parties).toEqual({ clientId: '21', patientId: '31' });
  });

  it('P-041 allow continuing once they are active again, or others are chosen', () => {
    const stopped = send(opened(all), ...answers.slice(0, 2), foundPatient(patient({ isActive: false })));
    expect(stateOf(send(stopped, foundPatient(patient())))).toBe('prescribe');
    expect(stateOf(send(stopped, { type: 'changePatient' }))).toBe('patient');
    expect(stateOf(send(stopped, { type: 'changeClient' }))).toBe('client');
  });

  it('P-041 cannot be chosen, with the reason', () => {
    const atClient = send(opened({ productId: '40' }), foundProduct(product()));
    const refused = send(atClient, { type: 'chooseClient', client: client({ isActive: false }) });
    expect(stateOf(refused)).toBe('client');
    expect(refused.context.notice).toMatchObject(clientNotice);
    expect(refused.context.parties.clientId).toBeNull();
    const atPatient = send(refused, { type: 'chooseClient', client: client() });
    expect(atPatient.context.notice).toBeNull();
    const died = send(atPatient, { type: 'choosePatient', patient: patient({ isDeceased: true }) });
    expect(stateOf(died)).toBe('patient');
    expect(died.context.notice).toMatchObject(patientNotice);
  });

  it('P-046 an inactive or missing product must be selected again', () => {
    for (const found of [product({ isActive: false }), null]) {
      const asked = send(opened(all), ...answers.slice(1), foundProduct(found));
      expect(stateOf(asked)).toBe('product');
      expect(asked.context.notice?.title).toBe('This product is not available, please reselect');
      expect(urlOfWizard(asked.context).has('productId')).toBe(false);
    }
    const refused = send(opened(), { type: 'chooseProduct', product: product({ isActive: false }) });
    expect([stateOf(refused), refused.context.notice?.title]).toEqual([
      'product',
      'This product is not available, please reselect',
    ]);
  });

  it('P-011 are dropped when not found, or when of another client', () => {
    const withProduct = send(opened(all), foundProduct(product()));
    expect(stateOf(send(withProduct, foundClient(null)))).toBe('client');
    expect(send(withProduct, foundClient(null)).context.parties).toEqual({ clientId: null, patientId: null });
    for (const found of [null, patient({ isOfClient: false }), patient({ isOfficeUse: true })]) {
      const without = send(withProduct, foundClient(client()), foundPatient(found));
      expect(stateOf(without)).toBe('patient');
      expect(urlOfWizard(without.context).has('patientId')).toBe(false);
    }
  });

  it("P-002 the office-use client is never used for a practice's patient", () => {
    const officeClient = client({ isOfficeUse: true });
    expect(stateOf(send(opened(all), answers[0]!, foundClient(officeClient)))).toBe('client');
    const atClient = send(opened({ productId: '40' }), answers[0]!);
    expect(atClient.can({ type: 'chooseClient', client: officeClient })).toBe(false);
  });

  it('P-011 ignore the response to an outdated lookup', () => {
    const changed = send(opened(all), { type: 'changeClient' });
    for (const answer of [foundClient(client()), foundPatient(patient()), foundProduct(product(), '41')])
      expect(changed.can(answer)).toBe(false);
    const other = send(opened({ ...all, clientId: '22' }));
    expect(other.can(foundPatient(patient()))).toBe(false);
    expect(other.can(foundPatient(patient(), '31', '22'))).toBe(true);
  });

  it('P-041 P-046 do not close a form that is being filled in: its own rules report them', () => {
    const late = [foundProduct(product({ isActive: false })), foundClient(null), foundPatient(null)];
    for (const answer of late) expect(prescribing.can(answer)).toBe(false);
  });
});

describe('wizard URL', () => {
  it('P-034 P-036 follows the product that the form selects, and stays in the form', () => {
    const picked = send(prescribing, { type: 'chooseProduct', product: product({ id: '41' }) });
    expect([stateOf(picked), picked.context.productId]).toEqual(['prescribe', '41']);
    expect(prescribing.can({ type: 'chooseProduct', product: product({ isActive: false }) })).toBe(false);
  });

  it('P-034 names the product by its own fields, whatever the URL contained', () => {
    const told = send(opened({ ...all, productFamily: 'Simparica', productStrength: '' }), ...answers);
    expect(told.context.choice).toEqual({
      productFamily: 'Gabapentin',
      productPresentationId: '7',
      productClassification: 'Medication',
      productStrength: '50 mg',
    });
  });

  it.each([
    ['P-040 is the client profile with the patient', all, '/create/rx/', '/clients/profile/21', '?patientId=MzE%3D'],
    ['P-040 is the office-use page for office use', { productId: '40' }, office, '/officeuserx', ''],
  ])('%s after a submit, replacing the form', (_, parameters, pathname, path, search) => {
    const sent = send(opened(parameters, pathname), ...answers, { type: 'submitted' });
    expect(sent.status).toBe('done');
    expect(visitOfWizard(sent)).toEqual({ path, search, history: 'replace' });
  });

  it('P-040 is submitted from Prescribe only', () => {
    expect(opened(all).can({ type: 'submitted' })).toBe(false);
    expect(prescribing.can({ type: 'submitted' })).toBe(true);
  });
});
