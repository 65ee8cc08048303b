import { isOpen } from '../../base/failure/index.js';
import { mutationNames, queryNames, subscriptionNames, type ContractName } from '../../contract/index.js';
import {
  explainCall,
  type Authorization,
  type Call,
  type CallerAssignment,
  type Explanation,
} from '../permission/index.js';
import { builtInModules, type AssignmentFacts } from '../../practice/location/index.js';
import type { PlainDate } from '../../base/time/index.js';
import { operationWords, type AccessArea } from './operation-words.js';
import { textAbout } from './text-about.js';

/** A user at one location, with the facts that decide their calls. */
export interface AccessPerson {
  readonly username: string;
  readonly displayName: string;
  /** False for a disabled account, which cannot sign in. */
  readonly isEnabled: boolean;
  readonly assignment: CallerAssignment;
}

/** A vet in whose name the user may authorize. */
export type AccessVet = AssignmentFacts & { readonly displayName: string };

/** The context for a user's permissions. */
export interface AccessContext {
  /** Vets of the location: those who can authorize, and those of the user's delegations. */
  readonly vets: readonly AccessVet[];
  /** The day at the location. */
  readonly today: PlainDate;
  /** The product to issue; by default one that requires a license and one that is OTC. */
  readonly product?: Authorization['product'];
}

/** An alternative with its unmet conditions; it permits the call when it has none. */
export interface AccessAlternative {
  readonly name: string;
  readonly missing: readonly string[];
}

/** One permission of a user. */
export interface AccessEntry {
  readonly area: string;
  readonly words: string;
  readonly operations: readonly ContractName[];
  readonly isAllowed: boolean;
  /** A permitting alternative first, otherwise the one with the fewest unmet conditions. */
  readonly ways: readonly AccessAlternative[];
}

/** A sample call for a purpose. */
export interface AccessCase {
  readonly call: Call;
  readonly area: AccessArea;
  readonly words: string;
  /** An alternative that cannot apply in this case and is not shown. */
  readonly ruledOut?: string;
}

const everyOperation: readonly ContractName[] = [...mutationNames, ...queryNames, ...subscriptionNames];
const onPrescription: Authorization['product'] = { productApprovalType: 'Rx', isControlled: false, deaSchedule: null };
const overTheCounter: Authorization['product'] = { ...onPrescription, productApprovalType: 'OTC' };

/**
 * The calls that permissions are computed for: one per operation at the location, or several when the input decides:
 * the user's own record and another user's, a draft, and an issue in the name of each vet.
 *
 * @see A-245
 */
export function accessCases(
  { username, assignment }: AccessPerson,
  { vets, today, product }: AccessContext,
): AccessCase[] {
  const caller = { kind: 'practice', username, assignments: [assignment] } as const;
  const as = (operation: ContractName, facts?: unknown, other: Partial<AccessCase> = {}): AccessCase => ({
    // The facts belong to the operation in the same entry below.
    call: { operation, caller, locationIds: [assignment.locationId], facts } as unknown as Call,
    ...operationWords[operation],
    ...other,
  });
  const own = (words: string) => ({ area: 'account', words }) as const;
  const issues = (operation: 'AddPrescription' | 'UpdatePrescription'): AccessCase[] => [
    as(operation, { authorization: null }),
    ...(product
      ? []
      : [
          as(
            operation,
            { authorization: { vet: null, product: overTheCounter, today } },
            { words: 'Authorize an over-the-counter product' },
          ),
        ]),
    ...vets.map((vet) =>
      as(
        operation,
        { authorization: { vet, product: product ?? onPrescription, today } },
        {
          words: vet.id === assignment.id ? 'Authorize in their own name' : `Authorize on behalf of ${vet.displayName}`,
          ...(!product && { ruledOut: 'product' }),
        },
      ),
    ),
  ];
  const several: Readonly<Partial<Record<ContractName, readonly AccessCase[]>>> = {
    GetUserByUsername: [as('GetUserByUsername', { username })],
    GetUser: [
      as('GetUser', { isOwn: true }, own('Sign in and view their own account')),
      as('GetUser', { isOwn: false }),
    ],
    UpdateUser: [
      as('UpdateUser', { isOwn: true, changed: [], hasAssignments: false }, own('Change their own name and phones')),
      as('UpdateUser', { isOwn: false, changed: [], hasAssignments: true }),
      as(
        'UpdateUser',
        { isOwn: false, changed: ['email'], hasAssignments: true },
        { words: "Change a user's email address" },
      ),
    ],
    ChangePrimaryLocation: [
      as('ChangePrimaryLocation', { isOwn: true }, own('Choose their own primary location')),
      as('ChangePrimaryLocation', { isOwn: false }),
    ],
    LocationUserProfilePictureUpload: ownOrOther('LocationUserProfilePictureUpload'),
    RemoveLocationUserProfilePicture: ownOrOther('RemoveLocationUserProfilePicture'),
    UpdateLocationUser: [
      as('UpdateLocationUser', { locationUserId: assignment.id, fields: [] }, own('Work at this location')),
      as(
        'UpdateLocationUser',
        { locationUserId: assignment.id, fields: ['displayName'] },
        own('Change their own profile'),
      ),
      as('UpdateLocationUser', { locationUserId: '', fields: ['displayName'] }),
    ],
    AddDelegatedUser: delegating('AddDelegatedUser'),
    DeleteDelegatedUser: delegating('DeleteDelegatedUser'),
    AddLocation: [as('AddLocation', { fields: [] })],
    UpdateLocationPatient: [
      as('UpdateLocationPatient', { fields: ['weight'] }, { words: "Correct a patient's weight and birth date" }),
      as('UpdateLocationPatient', { fields: ['name'] }),
    ],
    AddPrescription: issues('AddPrescription'),
    UpdatePrescription: issues('UpdatePrescription'),
  };
  function ownOrOther(operation: ContractName): AccessCase[] {
    return [as(operation, { isOwn: true }, own('Change their own picture')), as(operation, { isOwn: false })];
  }
  function delegating(operation: 'AddDelegatedUser' | 'DeleteDelegatedUser'): AccessCase[] {
    return [
      as(operation, { vetIds: [assignment.id] }, own('Choose who can sign on their behalf')),
      as(operation, { vetIds: [''] }),
    ];
  }
  return everyOperation.flatMap((operation) => several[operation] ?? [as(operation)]);
}

/**
 * The permissions of a user at a location, from the function that decides each call: allowed, or the alternatives with
 * their unmet conditions, for the user's manager. Entries with the same name and answer are merged.
 *
 * @see
 */
export function whatPersonMay(person: AccessPerson, context: AccessContext): AccessEntry[] {
  const entries = new Map<string, AccessEntry>();
  for (const asked of accessCases(person, context)) {
    const entry = entryOf(person, asked);
    const key = JSON.stringify([entry.area, entry.words, entry.ways]);
    const operations = [...new Set([...(entries.get(key)?.operations ?? []), asked.call.operation])];
    entries.set(key, { ...entry, operations });
  }
  const order = [...entries.values()];
  return areas.flatMap((area) => order.filter((entry) => entry.area === areaLabels[area]));
}

/** The entry of one case. */
export function entryOf(person: AccessPerson, { call, area, words, ruledOut }: AccessCase): AccessEntry {
  const { ways: found } = explainAccess(person, call);
  const ways = describedAlternatives(isOpen(found) ? found : found.filter(({ name }) => name !== ruledOut), person);
  return {
    area: areaLabels[area],
    words,
    operations: [call.operation],
    isAllowed: ways[0]?.missing.length === 0,
    ways,
  };
}

/** The entry for a user without an assignment at the location of the record. */
export function withoutAssignment(operation: ContractName): AccessEntry {
  const { area, words } = operationWords[operation];
  const missing = ["The user is not assigned to the record's location, so the record is reported as not found."];
  return { area: areaLabels[area], words, operations: [operation], isAllowed: false, ways: [{ name: '', missing }] };
}

/** The decision of one call; a disabled account is always refused. */
export function explainAccess({ isEnabled }: Pick<AccessPerson, 'isEnabled'>, call: Call): Pick<Explanation, 'ways'> {
  return isEnabled
    ? explainCall(call)
    : { ways: [{ name: 'account', missing: [{ condition: 'account', text: switchedOff }] }] };
}

export const switchedOff = 'The account is disabled, so nobody can sign in with it.';

const wayNames: Readonly<Record<string, string>> = {
  role: 'By the role',
  delegation: 'By delegation',
  product: 'Without a license',
};

function describedAlternatives(ways: Explanation['ways'], person: AccessPerson): AccessAlternative[] {
  const explained = ways.map(({ name, missing }) => ({
    name: wayNames[name] ?? '',
    missing: [...new Set(missing.map(({ text }) => textAbout(text, person)))],
  }));
  const open = isOpen(ways) ? explained.filter(({ missing }) => missing.length === 0).slice(0, 1) : explained;
  return open.toSorted((a, b) => a.missing.length - b.missing.length);
}

const areas: readonly AccessArea[] = ['account', ...builtInModules.map(({ name }) => name), 'lookup', 'support'];
const areaLabels = {
  ...(Object.fromEntries(builtInModules.map(({ name, label }) => [name, label])) as Record<AccessArea, string>),
  account: 'Own account',
  lookup: 'Everywhere',
  support: 'Signa support',
};
