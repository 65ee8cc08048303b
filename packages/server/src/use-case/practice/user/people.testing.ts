import type { AddUserInput, Operations, UpdateUserInput, UserAssignmentInput } from '@signa/core/contract';
import type {
  AccountProvider,
  AccountProviderError,
  KnownAccount,
  ProviderAccount,
} from '../../../integration/account/account-provider.js';
import { sample } from '../../../testing/sample-server.js';
import type { TestServer } from '../../../testing/test-server.js';

export const roles = { admin: '1', staff: '2', vet: '3', vetadmin: '4' } as const;
export const phone = { phoneTypeId: 3, phoneNumber: '518 555 0199' };
export const license = { vetLicenseNumber: '019999', vetLicenseExpiration: '2027-06-30', vetLicenseState: 'NY' };
export const post = (change: Partial<UserAssignmentInput> = {}): UserAssignmentInput => ({
  locationId: sample.wren,
  roleId: roles.vet,
  ...license,
  isPrimary: true,
  isActive: true,
  ...change,
});
export const newcomer = (change: Partial<AddUserInput> = {}): AddUserInput => ({
  firstName: ' Nora ',
  lastName: 'Quist',
  email: 'Nora.Quist@wren.example',
  userPhones: [phone],
  locationsUsers: [post()],
  ...change,
});
export const forbidden = (message?: string) => ({
  ok: false,
  failure: { code: 'FORBIDDEN', ...(message && { message }) },
});
export const conflict = { ok: false, failure: { code: 'CONFLICT' } };

/** A provider that records its calls, and fails on demand. */
export class RecordingProvider implements AccountProvider {
  readonly told: (readonly [KnownAccount | null, ProviderAccount])[] = [];
  fault: AccountProviderError | null = null;

  create(account: ProviderAccount) {
    return this.#tell(null, account, `at-provider-${this.told.length}`);
  }
  change(known: KnownAccount, account: ProviderAccount) {
    return this.#tell(known, account, known.providerId ?? 'found-there');
  }
  async #tell(known: KnownAccount | null, account: ProviderAccount, id: string): Promise<string> {
    if (this.fault) throw this.fault;
    this.told.push([known && { providerId: known.providerId, username: known.username }, account]);
    return id;
  }
}

export type ReadUser = NonNullable<Operations['GetUser']['data']['user']>;

/** What the form sends for a user as it was read. */
export const formOf = (user: ReadUser): UpdateUserInput & { locationsUsers: UserAssignmentInput[] } => ({
  version: user.version,
  firstName: user.firstName,
  lastName: user.lastName,
  userPhones: user.userPhones
    .filter(({ isActive }) => isActive)
    .map(({ uuid, phoneTypeId, phoneNumber }) => ({ uuid, phoneTypeId, phoneNumber })),
  locationsUsers: user.locationsUsers.map((assignment) => ({
    id: assignment.id,
    version: assignment.version,
    locationId: assignment.locationId,
    roleId: assignment.roleId,
    employeeId: assignment.employeeId,
    vetLicenseNumber: assignment.vetLicenseNumber,
    vetLicenseExpiration: assignment.vetLicenseExpiration,
    vetLicenseState: assignment.vetLicenseState,
    isPrimary: assignment.isPrimary,
    isActive: assignment.isActive,
  })),
});
export const changedRow = (
  user: ReadUser,
  locationId: string,
  change: Partial<UserAssignmentInput>,
): UpdateUserInput => {
  const form = formOf(user);
  return {
    ...form,
    locationsUsers: form.locationsUsers.map((row) => (row.locationId === locationId ? { ...row, ...change } : row)),
  };
};

let number = 0;

/** Adds, reads, and changes users on a server. */
export function userDesk(server: TestServer) {
  const add = (as: string, change: Partial<AddUserInput> = {}) =>
    server.call(as, 'AddUser', { input: newcomer({ email: `new.${(number += 1)}@wren.example`, ...change }) });
  const added = async (as: string, change: Partial<AddUserInput> = {}) => {
    const answer = await add(as, change);
    if (!answer.ok) throw new Error(JSON.stringify(answer.failure));
    return answer.data.addUser;
  };
  const read = async (as: string, id: string) => (await server.data(as, 'GetUser', { id })).user;
  const update = (as: string, id: string, input: UpdateUserInput) => server.call(as, 'UpdateUser', { id, input });
  const saved = async (as: string, id: string, input: UpdateUserInput) => {
    const answer = await update(as, id, input);
    if (!answer.ok) throw new Error(JSON.stringify(answer.failure));
    return answer.data.updateUser;
  };
  const fingerprint = () =>
    server.db.asOwner(`select (select md5(string_agg(a::text, ',' order by a.id)) from signa.app_user a) as users,
      (select md5(string_agg(u::text, ',' order by u.id)) from signa.location_user u) as assignments,
      (select count(*) from signa.audit_record) as audit`);
  return { add, added, read, update, saved, fingerprint };
}
