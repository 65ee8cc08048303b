import { changedFields, checkListEntries, type Issue } from '@signa/core/base';
import type { UpdateUserInput } from '@signa/core/contract';
import type { MutationUpdateUserArgs } from '@signa/core/contract/resolvers';
import { mayCall } from '@signa/core/administration';
import { accountFormSchema, issuesOf, userFormSchema } from '@signa/core/schema';
import {
  type AssignmentEntry,
  type AssignmentContext,
  mayChangeOwn,
  sameUsername,
  settleAccountForm,
  settleUserForm,
  type UserEntry,
  userFormAfter,
  userFormOf,
  userTexts,
} from '@signa/core/practice';
import { Failure, notFound, requireNoIssues, throwRefusal } from '../../../failure/failure.js';
import type { AccountProvider } from '../../../integration/account/account-provider.js';
import {
  changeAccount,
  changeLocationUser,
  insertAssignment,
  phonesAfter,
  settlePrimary,
} from '../../../store/practice/user/change-person.js';
import { assignmentValues, type StoredAccount } from '../../../store/practice/user/user-columns.js';
import { claimUsername, type StoredPerson } from '../../../store/practice/user/person-store.js';
import { findAssignmentKnowledge } from '../../../store/practice/user/role-choice.js';
import type { Outcome, Work } from '../../work.js';
import { assignmentContext } from './assignment-context.js';
import { changedRows, locationsNamed, namingIssues, storedOf, storedRowOf, tableAfter } from './assignment-rows.js';
import { type AuthorityChange, requireAuthorizerLeft } from './last-authorizer.js';
import { isOwn, locationsOf, withoutUnseen } from './locked-user.js';
import { personOutcome } from './person-outcome.js';
import { providerAccountOf, tellProvider } from './reported-provider.js';

/**
 * Changes a user and the assignments sent, at locations where the caller manages users; without assignments, it is the
 * form of the caller's own account. Changes for the identity provider are sent before anything is stored, and changes
 * that others made since the read are not overwritten.
 */
export const updateUser =
  (accounts: AccountProvider) =>
  async (work: Work, { id, input }: MutationUpdateUserArgs): Promise<Outcome<StoredPerson>> => {
    const { tx, actor } = work;
    const before = withoutUnseen(actor, await work.lockUser(id));
    const stored = before.locationsUsers.map(storedRowOf);
    const table = input.locationsUsers ? tableAfter(stored, input.locationsUsers) : stored;
    const changed = changedRows(table, stored);
    const touched = locationsNamed(changed);
    const own = isOwn(actor, before.id);
    const verdict = mayCall({
      operation: 'UpdateUser',
      caller: actor.caller,
      locationIds: touched.length > 0 ? touched : locationsOf(before),
      facts: { isOwn: own, changed: changesOfSupport(before, input), hasAssignments: changed.length > 0 },
    });
    if (!verdict.allowed) throwRefusal(verdict);
    requireNoIssues(namingIssues(input.locationsUsers ?? [], stored));
    if (own) for (const row of changed) requireOwnChange(storedOf(stored, row), row);
    await work.enterEach([...new Set([...locationsOf(before), ...touched])]);

    const known = await findAssignmentKnowledge(tx, [...locationsOf(before), ...touched]);
    if (touched.some((locationId) => !known.zones.has(locationId))) throw notFound('Location');
    const context = assignmentContext(work, known, stored);
    const { issues, entry } = judged(before, input, table, context, own);
    requireNoIssues([...issues, ...checkListEntries(before.userPhones, input.userPhones, 'userPhones')]);
    const entries = entry.locationsUsers.filter((row) => changed.some((one) => one.locationId === row.locationId));
    const account = accountAfter(before, entry);
    requireUnchanged(before, input, account, entries);
    await requireAuthorizerLeft(work, authorityChange(before, entry, known), input.withoutAuthorizer);
    if (isAccountChanged(before, account)) {
      const providerId = await reportedAccount(work, accounts, before, account);
      await changeAccount(tx, before.id, { ...account, providerId });
    }

    let chosen = entry.locationsUsers.find(({ isPrimary }) => isPrimary)?.id ?? null;
    for (const row of entries) {
      const post = storedOf(before.locationsUsers, row);
      if (post) await changeLocationUser(tx, post, assignmentValues(row));
      else {
        const added = await insertAssignment(tx, before.id, row, { ...entry, userPhones: account.userPhones });
        if (row.isPrimary) chosen = added;
      }
    }
    await settlePrimary(tx, before.id, chosen);
    return await personOutcome(work, before.id, before, touched.length > 0 ? touched : locationsOf(before));
  };

/** Fields of an existing account that only support changes; an unchanged value is not a change. */
function changesOfSupport(before: StoredPerson, { email, isEnabledInOkta }: UpdateUserInput): string[] {
  return [
    ...(email != null && !sameUsername(email, before.username) ? ['email'] : []),
    ...(isEnabledInOkta != null && isEnabledInOkta !== before.isEnabledInOkta ? ['isEnabledInOkta'] : []),
  ];
}

interface OwnRow {
  readonly roleId: string;
  readonly isActive: boolean;
}

function requireOwnChange(before: OwnRow | undefined, after: OwnRow): void {
  const verdict = before ? mayChangeOwn(before, after) : null;
  if (verdict && !verdict.allowed) throwRefusal(verdict);
}

/** Changes of the user's right to authorize, for roles that can have it. */
function authorityChange(
  before: StoredPerson,
  entry: UserEntry,
  { roles }: Awaited<ReturnType<typeof findAssignmentKnowledge>>,
): AuthorityChange {
  const authorizes = (roleId: string) => roles.some((role) => role.id === roleId && role.isActive && role.canAuthorize);
  const posts = before.locationsUsers.filter(({ isActive, roleId }) => isActive && authorizes(roleId));
  const after = new Map(entry.locationsUsers.map((row) => [row.id, row]));
  return {
    locationIds: before.isEnabledInOkta ? posts.map(({ locationId }) => locationId) : [],
    userId: before.id,
    personAfter: (person) => {
      if (person.userId !== before.id) return person;
      const { isActive, roleId, vetLicenseNumber, vetLicenseExpiration } = after.get(person.id) ?? person;
      const isEnabled = entry.isEnabledInOkta;
      return { ...person, isEnabled, isActive, roleId, vetLicenseNumber, vetLicenseExpiration };
    },
  };
}

/** Validates the form that was filled in, and returns what is stored of it. */
function judged(
  before: StoredPerson,
  input: UpdateUserInput,
  table: UserFormTable,
  context: AssignmentContext,
  own: boolean,
): { readonly issues: readonly Issue[]; readonly entry: UserEntry } {
  const form = userFormAfter(userFormOf(before), { ...input, locationsUsers: table });
  const entry = { ...settleUserForm(form, context), ...settleAccountForm(form) };
  const isAccountForm = own && !input.locationsUsers;
  const schema = isAccountForm ? accountFormSchema(before) : userFormSchema(context);
  return { issues: issuesOf(schema, form), entry };
}
type UserFormTable = Parameters<typeof settleUserForm>[0]['locationsUsers'];

/** Rejects overwriting what another user saved since the form was read; unchanged fields cannot conflict. */
function requireUnchanged(
  before: StoredPerson,
  input: UpdateUserInput,
  account: StoredAccount,
  entries: readonly AssignmentEntry[],
): void {
  const isStale = input.version !== before.version && isAccountChanged(before, account);
  const staleRow = entries.some((row) => {
    const post = storedOf(before.locationsUsers, row);
    const sent = input.locationsUsers?.find(({ id }) => id === row.id);
    return post !== undefined && sent?.version !== post.version;
  });
  if (isStale || staleRow) throw new Failure('CONFLICT', userTexts.changedMeanwhile);
}

const storedPhone = ({ uuid, phoneTypeId, phoneNumber, isActive }: StoredPerson['userPhones'][number]) => ({
  uuid,
  phoneTypeId,
  phoneNumber,
  isActive,
});

const accountOf = (before: StoredPerson): StoredAccount => ({
  firstName: before.firstName,
  lastName: before.lastName,
  email: before.username,
  isEnabledInOkta: before.isEnabledInOkta,
  userPhones: before.userPhones.map(storedPhone),
});

/** The account as it is stored; a username that differs only in case is kept. */
function accountAfter(before: StoredPerson, entry: UserEntry): StoredAccount {
  const { locationsUsers: _, ...account } = entry;
  const email = sameUsername(entry.email, before.username) ? before.username : entry.email;
  return { ...account, email, userPhones: phonesAfter(before.userPhones.map(storedPhone), entry.userPhones) };
}

const isAccountChanged = (before: StoredPerson, account: StoredAccount) =>
  Object.keys(changedFields(accountOf(before), account)).length > 0;

/** Reserves a new username and reports the account, as far as either changes; returns the provider's id of it. */
async function reportedAccount(work: Work, accounts: AccountProvider, before: StoredPerson, account: StoredAccount) {
  const [stored, reported] = [providerAccountOf(accountOf(before)), providerAccountOf(account)];
  const changed = changedFields(stored, reported);
  if (changed.username !== undefined && !(await claimUsername(work.tx, changed.username)))
    throw new Failure('CONFLICT', userTexts.usernameTaken);
  if (Object.keys(changed).length === 0) return before.providerId;
  return await tellProvider(work, accounts, before, reported);
}
