import type { Operations } from '@signa/core/contract';
import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { createFakeServer } from '../../../../testing/fake-server';
import type { FakeServer } from '../../../../testing/fake-server';
import type { Practice } from '../../../../platform/practice/practice';
import type {
  FormPatient,
  FormPrescription,
  FormProduct,
  FormStaff,
  FormVet,
} from '../../prescription-form/state/setting';
import { renderScreen } from '../../../../testing/render';
import { sampleRole } from '../../../../testing/sample-practice';
import { samplePrescription } from '../../../../testing/sample-prescription';
import type { FullTask } from '../request/rows';
import { OpenTask } from './open-task';
import { deleteAllUnsent } from '../../prescription-form/unsent/unsent-work';
import { useFormLists } from '../../prescription-form/lists/use-form-lists';
import { offerOf } from '../../prescription-form/form/offer.test-data';

const known = samplePrescription();

/** A capsule that no rule objects to for Otis. */
export function product(over: Partial<FormProduct> = {}): FormProduct {
  return {
    ...known.product,
    id: '40',
    title: 'Gabapentin Capsules',
    productFamily: 'Gabapentin',
    productPresentation: { id: '2', description: 'Capsule', image: 'capsule.svg' },
    ingredients: ['gabapentin'],
    productFlavors: [],
    hasFlavor: false,
    strengthDisplay: '100 mg',
    unitMeasure: { description: 'capsules' },
    packsizeQty: 30,
    shelfLife: 180,
    ...over,
  };
}

const controlled = { isControlled: true, ingredients: ['phenobarbital'], title: 'Phenobarbital Tablets' };
export const scheduleIV = product({ ...controlled, deaSchedule: 'C-IV' });
export const scheduleII = product({ ...controlled, deaSchedule: 'C-II' });
export const diet = product({ productApprovalType: 'AOTC', diet: true, isPrnOnlyFamily: true });
export const compound = product({ classification: 'Compound', compound: true });

/** Otis, a beagle whose weight and age are known. */
export function patient(over: Partial<FormPatient> = {}): FormPatient {
  if (!known.locationPatient) throw new Error('The sample prescription is for a patient');
  const link = { locationPatientId: '6', locationClientId: '5', isActive: true, isPrimary: true };
  return { ...known.locationPatient, locationPatientClients: [link], ...over };
}

/** A prescription of the product, as a stored draft or a previous prescription. */
export function prescription(over: Partial<FormPrescription> = {}): FormPrescription {
  const chosen = over.product ?? product();
  return {
    ...known,
    flavorId: null,
    flavor: null,
    daysSupply: null,
    noteToClient: null,
    workflowLocationUserId: null,
    workflowLocationUser: null,
    locationPatient: patient(),
    product: chosen,
    productId: chosen.id,
    ...over,
  };
}

export const draft = (over: Partial<FormPrescription> = {}) =>
  prescription({ id: '77', rxStatus: { code: 'Draft', description: 'Draft' }, issuedDate: null, version: 4, ...over });

/** A pending request for 10 capsules. */
export function task(over: Partial<FullTask> = {}): FullTask {
  const chosen = over.product ?? product();
  return {
    id: '90',
    uuid: 'task-90',
    joined: [],
    locationId: '1',
    type: 'approval',
    status: 'PENDING',
    action: null,
    actionReason: null,
    actionedTimestamp: null,
    initiatedBy: 'Vetsource',
    origin: 'storefront',
    archived: false,
    createdTimestamp: '2026-11-20T13:00:00.000Z',
    quantityRequested: 10,
    remainingQty: null,
    nextOrderDate: null,
    expirationDate: null,
    isAutoship: false,
    assignedToLocationUserId: null,
    assignedToLocationUser: null,
    isAssignedVetInactive: false,
    isAssigneeUnavailable: false,
    snooze: null,
    exam: null,
    notes: [],
    actionedByLocationUser: null,
    prescriptionId: over.prescription?.id ?? null,
    prescription: null,
    previousPrescriptionId: over.previousPrescription?.id ?? null,
    previousPrescription: null,
    productId: chosen.id,
    product: chosen,
    flavorId: null,
    flavor: null,
    locationClientId: '5',
    locationClient: known.locationClient,
    locationPatientId: '6',
    locationPatient: patient(),
    prescriptionTaskWorkflow: null,
    version: 1,
    ...over,
  };
}

const { rolesModules: _modules, ...vetRole } = sampleRole('VET');
const { rolesModules: _links, ...staffRole } = sampleRole('STAFF');

/** A user of the location who can authorize. */
export function vet(over: Partial<FormVet> = {}): FormVet {
  if (!known.authorizingVetLocationUser) throw new Error('The sample prescription has a vet');
  return { ...known.authorizingVetLocationUser, role: vetRole, delegatedUsers: [], ...over };
}

export const secondVet = vet({ id: '12', uuid: 'location-user-12', userId: '2', displayName: 'Dr. Lin Hale' });

export const technician: FormStaff = {
  deaLicense: null,
  deaLicenseExpiration: null,
  id: '13',
  uuid: 'location-user-13',
  userId: '3',
  locationId: '1',
  displayName: 'Priya Natarajan',
  title: null,
  email: 'priya@wren.example',
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

export const reasons = {
  concentration: 'Needs another strength',
  allergy: 'Allergic to an ingredient',
} as const;

/** A server with one request and the lists of its form. */
export function createTaskServer(asked: FullTask, vets: readonly FormVet[] = [vet(), secondVet]): FakeServer {
  const server = createFakeServer();
  server.answer('GetPrescriptionTask', { prescriptionTask: asked });
  server.answer('GetRecordAlerts', { recordAlerts: [] });
  server.answer('getLocationUsersThatCanAuthorize', { locationUsersThatCanAuthorize: [...vets] });
  server.answer('LocationsUsers', {
    locationsUsers: { data: [technician, { ...technician, ...vet(), pimsId: null }], count: 2 },
  });
  server.answer('WorkflowStatus', {
    workflowStatus: [
      { id: '1', description: 'Waiting for blood work' },
      { id: '2', description: 'Ready to sign' },
    ],
  });
  server.answer('ReasonForCompound', {
    reasonForCompound: [
      { id: '1', reasonForCompound: reasons.concentration, allergicIngredient: false },
      { id: '2', reasonForCompound: reasons.allergy, allergicIngredient: true },
    ],
  });
  server.answer('Shortcut', { shortcut: [] });
  server.answer('getPimsConsultsByPatientId', { pimsConsultsByPatientId: [] });
  server.answer('PharmacyOptions', {
    pharmacyOptions: [{ code: 'GGVCP', name: 'Golden Gate Veterinary Compounding Pharmacy', fax: '(614) 555-0190' }],
  });
  // The request's product is the only pack.
  const { product: offered } = asked;
  server.answer('GetProductPresentationsForProductFamily', {
    productPresentations: offered ? [offered.productPresentation] : [],
  });
  server.answer('GetProductsExtendedDataFromProductFamily', offerOf(offered ? [offered] : []));
  server.answer('AddPrescription', { addPrescription: prescription() });
  server.answer('UpdatePrescription', { updatePrescription: prescription() });
  return server;
}

interface OpenedProps {
  readonly asked: FullTask;
  readonly onDone: () => void;
  readonly onDecline: () => void;
}

function Opened({ asked, onDone, onDecline }: OpenedProps) {
  const lists = useFormLists();
  return <OpenTask row={asked} lists={lists} onDone={onDone} onDecline={onDecline} />;
}

interface OpenOptions {
  readonly vets?: readonly FormVet[];
  readonly practice?: Practice;
  /** Adds further responses to the server before the first request. */
  readonly prepare?: (server: FakeServer) => void;
}

type SaveName = 'AddPrescription' | 'UpdatePrescription';

/** An open request card as a vet sees it, with helpers named by the vet's actions. */
export interface OpenedRequest {
  readonly server: FakeServer;
  readonly user: UserEvent;
  /** The current path and query. */
  readonly path: () => string;
  /** How often the card asked to close, and to be declined. */
  readonly seen: { readonly done: number; readonly declines: number };
  readonly field: (label: string) => HTMLInputElement;
  /** Replaces the text of a field and blurs it. */
  readonly fill: (label: string, text: string) => Promise<void>;
  readonly choose: (label: string, option: string) => Promise<void>;
  /** The text below a field: its error, or else its warning, or else its help. */
  readonly says: (label: string) => string;
  readonly press: (name: string | RegExp) => Promise<void>;
  readonly sign: () => Promise<void>;
  readonly saveDraft: () => Promise<void>;
  /** The variables sent to the server, as soon as they are. */
  readonly sent: <Name extends SaveName = 'AddPrescription'>(name?: Name) => Promise<Operations[Name]['variables']>;
  readonly hasSent: () => boolean;
}

export async function openRequest(asked: FullTask = task(), options: OpenOptions = {}): Promise<OpenedRequest> {
  const { vets, practice, prepare } = options;
  deleteAllUnsent();
  const server = createTaskServer(asked, vets);
  prepare?.(server);
  const seen = { done: 0, declines: 0 };
  const opened = <Opened asked={asked} onDone={() => (seen.done += 1)} onDecline={() => (seen.declines += 1)} />;
  const { user, path } = renderScreen(opened, { server, practice });
  await screen.findByText('Prescription', { selector: 'h3' });
  // Signing waits until the patient's other prescriptions are loaded.
  await waitFor(() => {
    if (document.body.textContent.includes('Checking the patient')) throw new Error('The patient is still looked up');
  });
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}( optional)?$`));
  const press = (name: string | RegExp) => user.click(button(name));
  /** Pressing Tab makes jsdom compute the style of every focusable element; blurring doesn't. */
  const leave = (label: string) => act(() => field(label).blur());
  return {
    server,
    user,
    path,
    seen,
    field,
    fill: async (label, text) => {
      await user.clear(field(label));
      // In one event, because each keystroke would rerender the form.
      if (text) await user.paste(text);
      leave(label);
    },
    choose: async (label, option) => {
      await user.selectOptions(field(label), option);
      leave(label);
    },
    says: (label) => document.getElementById(field(label).getAttribute('aria-describedby') ?? '')?.textContent ?? '',
    press,
    sign: () => press(signButton),
    saveDraft: () => press('Save As Draft'),
    sent: async (name) => {
      const asName = name ?? ('AddPrescription' as NonNullable<typeof name>);
      return waitFor(() => {
        const variables = server.lastVariables(asName);
        if (!variables) throw new Error(`${asName} was not sent`);
        return variables;
      });
    },
    hasSent: () => server.calls('AddPrescription').length + server.calls('UpdatePrescription').length > 0,
  };
}

/** An answered request, as its open card shows it. */
export async function openAnswered(asked: FullTask): Promise<void> {
  renderScreen(<Opened asked={asked} onDone={() => undefined} onDecline={() => undefined} />, {
    server: createTaskServer(asked),
  });
  await screen.findByLabelText('Answer');
}

/** The one solid button. */
export const signButton = /^(Authorize|Print Rx) for/;

/** Renews the patient's previous prescription, so that only the note or a question is missing. */
export function renewal(chosen: FormProduct = product(), over: Partial<FullTask> = {}): FullTask {
  // As many days of a controlled product as the law of New York allows without a condition code.
  const thirtyDays = chosen.isControlled ? { unitPerFill: 30, daysSupply: 30 } : {};
  const previousPrescription = prescription({ product: chosen, ...thirtyDays });
  return task({ type: 'renewal', product: chosen, previousPrescription, ...over });
}

/** The accessible name of a button. */
function nameOf(element: HTMLButtonElement): string {
  const words = element.cloneNode(true) as HTMLButtonElement;
  words.querySelectorAll('[aria-hidden=true]').forEach((hidden) => hidden.remove());
  return element.getAttribute('aria-label') ?? words.textContent.trim();
}

/** A button by name. Queries by role compute every style of the page many times per test. */
export function queryButton(name: RegExp | string): HTMLButtonElement | null {
  const isMeant = (words: string) => (typeof name === 'string' ? words === name : name.test(words));
  const [found, another] = [...document.querySelectorAll('button')].filter((element) => isMeant(nameOf(element)));
  if (another) throw new Error(`Several buttons are called ${String(name)}`);
  return found ?? null;
}

export function button(name: RegExp | string): HTMLButtonElement {
  const found = queryButton(name);
  if (!found) throw new Error(`No button is called ${String(name)}`);
  return found;
}

/** The options of a select, without the placeholder. */
export const optionsOf = (select: HTMLElement) =>
  [...select.querySelectorAll('option')].filter(({ value }) => value !== '').map(({ text }) => text);

/** The value beside its label in the signing summary or the patient's facts. */
export const valueOf = (label: string) =>
  screen.getAllByText(label, { selector: 'dt' }).map((term) => term.nextElementSibling?.textContent ?? null);
