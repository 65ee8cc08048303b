import type { ContractName } from '../../contract/index.js';
import { view, writeClients } from './need.js';
import type { PermissionRule } from './rule.js';

/** Wherever a client or a patient is shown, also beside a prescription. */
const readAlerts: PermissionRule = {
  requirement: 'A-171',
  practice: {
    kind: 'rights',
    all: [view('dashboard', 'clients', 'create', 'approve', 'link', 'officeuse', 'history')],
  },
  support: 'no',
  impersonating: 'as-user',
};
/** An alert names who said so, which must not be a user whom support impersonates. */
const writeAlerts: PermissionRule = {
  ...readAlerts,
  practice: { kind: 'rights', all: [writeClients] },
  impersonating: 'no',
};

/** Alerts of clients and patients. */
export const recordAlertRules = {
  GetRecordAlerts: readAlerts,
  AddRecordAlert: writeAlerts,
  UpdateRecordAlert: writeAlerts,
  EndRecordAlert: writeAlerts,
} as const satisfies Partial<Record<ContractName, PermissionRule>>;
