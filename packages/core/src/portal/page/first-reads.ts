import { patientsInOrder, selectedPatient } from '../../clients/client/index.js';
import type { FirstAnswer, Operations, QueryName } from '../../contract/index.js';
import { historyPageVariables, historyVariables, readHistoryFilters } from '../../prescribing/prescription/index.js';
import { profileFromUrl } from '../../prescribing/selection/index.js';
import {
  pageWindow,
  parseQueueFilters,
  requestsOfClient,
  taskPageSize,
  taskQueryVariables,
} from '../../prescribing/task/index.js';
import type { LocalPatient } from './local-patient.js';
import { patientHistoryVariables, readPatientHistoryFilters } from './patient-history.js';
import { patientRequestsPage, patientRequestsVariables, readPatientRequestsFilters } from './patient-requests.js';

/** A query. */
export interface FirstRead {
  readonly name: QueryName;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** The request for a page of a practice. */
export interface RequestedPage {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly locationId: string;
}

const queue = ({ locationId }: RequestedPage, query: URLSearchParams): FirstRead => {
  const filters = parseQueueFilters(query);
  const variables = {
    ...taskQueryVariables(filters, locationId),
    ...pageWindow(filters.page, taskPageSize.approvals),
    takeOfClient: requestsOfClient,
  };
  return { name: 'GetPrescriptionTasksGrouped', variables };
};

const history = ({ locationId, query }: RequestedPage): readonly FirstRead[] => {
  const filters = readHistoryFilters(query);
  const variables = historyVariables(filters, locationId);
  return [
    { name: 'GetPrescriptionHistory', variables: { ...historyPageVariables(variables, filters) } },
    { name: 'GetPrescriptionCount', variables: { ...variables } },
  ];
};

const readsOf: Readonly<Record<string, (page: RequestedPage) => readonly FirstRead[]>> = {
  '/': (page) => [queue(page, new URLSearchParams())],
  '/dashboard': (page) => [queue(page, new URLSearchParams())],
  '/approve': (page) => [queue(page, page.query)],
  '/history': history,
};

const record = /^\/history\/(\d{1,18})$/;

/** The client, and in parallel the patient in the URL. @see C-005 */
function profile(path: string, query: URLSearchParams): readonly FirstRead[] {
  const { clientId, patientInQuery } = profileFromUrl({ pathname: path, query, state: null });
  if (clientId === null) return [];
  const patient: FirstRead[] =
    patientInQuery === null ? [] : [{ name: 'getLocationPatient', variables: { id: patientInQuery } }];
  return [{ name: 'GetLocationClient', variables: { id: clientId } }, ...patient];
}

/**
 * The first reads of a page of a practice. The server returns their answers with the page, so that the portal can
 * render without further requests. The page itself requests everything else.
 */
export function firstReads(page: RequestedPage): readonly FirstRead[] {
  const { locationId } = page;
  const path = page.path.replace(/(?<=.)\/$/, '');
  const id = record.exec(path)?.[1];
  return [
    { name: 'featureFlags', variables: { locationId } },
    { name: 'GetWaitingCounts', variables: { locationId } },
    ...(id === undefined ? [] : [{ name: 'GetPrescription' as const, variables: { id } }]),
    ...(readsOf[path]?.(page) ?? profile(path, page.query)),
  ];
}

/**
 * The reads of a page that depend on the answers of its first reads. The profile of a client shows a patient from the
 * client's answer: its requests and prescriptions are read, and the patient itself if the URL does not contain it.
 *
 * @see C-005, C-054, P-152
 */
export function readsThatFollow(
  { path, query, locationId }: RequestedPage,
  answers: readonly FirstAnswer[],
): readonly FirstRead[] {
  const asked = profileFromUrl({ pathname: path, query, state: null });
  if (asked.clientId === null) return [];
  const answer = answers.find(({ name }) => name === 'GetLocationClient');
  const client = (answer?.data as Operations['GetLocationClient']['data'] | undefined)?.locationClient;
  const patient = client && selectedPatient(patientsInOrder(client), asked);
  if (!patient) return [];
  const isRead = patient.id === asked.patientInQuery;
  return [
    ...(isRead ? [] : [{ name: 'getLocationPatient' as const, variables: { id: patient.id } }]),
    ...listsOfPatient(query, { locationId, patientId: patient.id }),
  ];
}

function listsOfPatient(query: URLSearchParams, patient: LocalPatient): readonly FirstRead[] {
  const history = readPatientHistoryFilters(query);
  const prescriptions = patientHistoryVariables(history, patient);
  const pending = readPatientRequestsFilters(query);
  const requests = patientRequestsVariables(pending, patient);
  return [
    { name: 'GetPrescriptionHistory', variables: { ...historyPageVariables(prescriptions, history) } },
    { name: 'GetPrescriptionCount', variables: { ...prescriptions } },
    { name: 'GetPrescriptionTasks', variables: patientRequestsPage(requests, pending) },
    { name: 'GetPrescriptionTasksCount', variables: requests },
  ];
}
