import { checkListEntries } from '@signa/core/base';
import type { MutationAddUserArgs } from '@signa/core/contract/resolvers';
import { issuesOf, userFormSchema } from '@signa/core/schema';
import {
  emptyNewVet,
  newUserForm,
  newVetFormOf,
  newVetIssues,
  settleNewVet,
  settleUserForm,
  userFormAfter,
  userTexts,
} from '@signa/core/practice';
import { Failure, notFound, requireNoIssues } from '../../../failure/failure.js';
import type { AccountProvider } from '../../../integration/account/account-provider.js';
import {
  insertAccount,
  insertAssignment,
  phonesAfter,
  settlePrimary,
} from '../../../store/practice/user/change-person.js';
import { findBusinesses } from '../../../store/practice/user/dea-registrant.js';
import { claimUsername, type StoredPerson } from '../../../store/practice/user/person-store.js';
import { findAssignmentKnowledge } from '../../../store/practice/user/role-choice.js';
import type { Outcome, Work } from '../../work.js';
import { locationsNamed, rowOf } from './assignment-rows.js';
import { assignmentContext } from './assignment-context.js';
import { personOutcome } from './person-outcome.js';
import { providerAccountOf, tellProvider } from './reported-provider.js';

/**
 * Adds a user with assignments at locations where the caller manages users, and the account at the identity provider.
 * The account comes last, so that the provider never has one that was rejected here.
 */
export const addUser =
  (accounts: AccountProvider) =>
  async (work: Work, { input }: MutationAddUserArgs): Promise<Outcome<StoredPerson>> => {
    const { tx } = work;
    const vet = newVetFormOf(input);
    const rows = input.locationsUsers.map((row) => ({ ...rowOf(row), id: null }));
    const locationIds = locationsNamed(rows);
    await work.enterEach(locationIds);
    const known = await findAssignmentKnowledge(tx, locationIds);
    if (known.zones.size < locationIds.length) throw notFound('Location');
    const form = userFormAfter(newUserForm(''), { ...input, locationsUsers: rows });
    const context = assignmentContext(work, known, []);
    const registrant = { lastName: input.lastName, businesses: await findBusinesses(tx, locationIds) };
    requireNoIssues([
      ...newVetIssues(vet, { today: context.todayAt(locationIds[0] ?? ''), registrant }),
      ...issuesOf(userFormSchema(context), form),
      ...checkListEntries([], input.userPhones, 'userPhones'),
    ]);
    const entry = settleUserForm(form, context);
    if (!(await claimUsername(tx, entry.email))) throw new Failure('CONFLICT', userTexts.usernameTaken);

    const { locationsUsers, ...sent } = entry;
    const providerId = await tellProvider(work, accounts, null, providerAccountOf(sent));
    const account = { ...sent, userPhones: phonesAfter([], sent.userPhones), providerId };
    const id = await insertAccount(tx, account);
    let chosen: string | null = null;
    for (const row of locationsUsers) {
      const authorizes = known.roles.some(({ id: role, canAuthorize }) => role === row.roleId && canAuthorize);
      const entered = authorizes ? vet : { ...emptyNewVet, title: vet.title };
      const added = await insertAssignment(tx, id, row, account, settleNewVet(entered));
      if (row.isPrimary) chosen = added;
    }
    await settlePrimary(tx, id, chosen);
    return await personOutcome(work, id, null, locationIds);
  };
