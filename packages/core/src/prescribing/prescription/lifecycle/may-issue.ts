import { countsOn, type DelegationFacts } from '../../../practice/delegation/index.js';
import {
  allowed,
  isNo,
  isOpen,
  isYes,
  refuse,
  unless,
  type Missing,
  type Verdict,
  type PermissionGrant,
} from '../../../base/failure/index.js';
import { requireLicense, type LocationUserFacts, type VetLicenseFacts } from '../../../practice/location/index.js';
import { countsAsOtc, type ControlFacts, type ProductFacts } from '../../../catalog/product/index.js';
import { isBlank } from '../../../base/text/index.js';
import { formatDate, isPlainDate, type PlainDate } from '../../../base/time/index.js';

type PersonFacts = VetLicenseFacts &
  Pick<LocationUserFacts, 'id' | 'locationId' | 'isActive'> & {
    readonly displayName?: string;
    readonly role: Pick<LocationUserFacts['role'], 'isActive' | 'canAuthorize'> & { readonly name?: string };
  };

const isActivePerson = ({ isActive, role }: PersonFacts) => isYes(isActive) && isYes(role.isActive);

export interface IssueAuthority {
  /** The location user who acts; under impersonation, the impersonated one. */
  readonly acting: PersonFacts;
  /** The vet named on the prescription, whose license is used; `null` when none is chosen. */
  readonly vet: PersonFacts | null;
  /** Delegations to the acting user, ended ones too. */
  readonly delegations: readonly DelegationFacts[];
  readonly product: ControlFacts & Pick<ProductFacts, 'productApprovalType'>;
  readonly impersonating: boolean;
  /** Current date at the location, by which licenses expire and delegations end. */
  readonly today: PlainDate;
}

/** What allows issuing: a product that requires no authority, the user's own role, or a vet's delegation. */
export type IssueGrant = PermissionGrant<'product' | 'role' | 'delegation', IssueCondition>;

export type IssueCondition =
  | 'active'
  | 'over-the-counter'
  | 'as-oneself'
  | 'can-authorize'
  | 'delegated'
  | 'vet-license'
  | 'own-license';

const whileImpersonating =
  'You cannot authorize for a vet while impersonating. Save a draft and ask the practice to authorize it.';
const askTheVet = 'Save a draft and ask the vet to authorize it.';

/**
 * Whether a user can issue or approve: the product counts as OTC or AOTC, or, unless impersonating, the user's role can
 * authorize or they have delegated access for the chosen vet. While impersonating, the role and the delegations of the
 * impersonated user do not count. The vet's license must be current, and so must the user's own unless they act as a
 * delegate. The reason is the tooltip of Authorize, Print Rx, and Approve.
 *
 * @see P-068, P-069, A-072, A-073, A-241, A-244, README rulings 1 and 10
 */
export function mayIssue(facts: IssueAuthority): Verdict {
  const ways = grantsToIssue(facts);
  return isOpen(ways) ? allowed : refuse('FORBIDDEN', reasonOf(ways));
}

/**
 * The ways to issue a prescription, each with what it lacks. `mayIssue` allows issuing if one of them lacks nothing.
 *
 * @see A-072, A-244
 */
export function grantsToIssue(
  facts: IssueAuthority,
): readonly [product: IssueGrant, role: IssueGrant, delegation: IssueGrant] {
  const { acting, vet, product, impersonating, today } = facts;
  const isSelf = vet?.id === acting.id;
  const active = unless(isActivePerson(acting), 'active', 'Your role at this location is not active.');
  const asOneself = [...active, ...unless(isNo(impersonating), 'as-oneself', whileImpersonating)];
  const vetLicense = vet === null ? [] : licensed(vet, today, isSelf ? 'own' : 'vet');
  return [
    {
      name: 'product',
      missing: [...active, ...unless(countsAsOtc(product), 'over-the-counter', 'The product is not over the counter.')],
    },
    {
      name: 'role',
      missing: [
        ...asOneself,
        ...unless(isYes(acting.role.canAuthorize), 'can-authorize', `${roleText(acting.role)} cannot authorize.`),
        ...vetLicense,
        ...(isSelf ? [] : licensed(acting, today, 'own')),
      ],
    },
    { name: 'delegation', missing: [...asOneself, ...delegated(facts), ...vetLicense] },
  ];
}

const roleText = ({ name }: PersonFacts['role']) => (isBlank(name) ? 'Your role' : `The role ${name ?? ''}`);
const nameOf = ({ displayName }: PersonFacts) => (isBlank(displayName) ? 'This vet' : (displayName ?? ''));

function licensed(
  license: VetLicenseFacts,
  today: PlainDate,
  whose: 'own' | 'vet',
): readonly Missing<IssueCondition>[] {
  const verdict = requireLicense(license, today, whose);
  return verdict.allowed ? [] : [{ condition: whose === 'own' ? 'own-license' : 'vet-license', text: verdict.reason }];
}

/**
 * Delegated access counts at its own location only, while both users are active there and the vet can authorize, and
 * through its last day.
 *
 * @see A-073, A-268, A-269
 */
function delegated({
  acting,
  vet,
  delegations,
  today,
}: Pick<IssueAuthority, 'acting' | 'vet' | 'delegations' | 'today'>): readonly Missing<'delegated'>[] {
  const lacks = (text: string): readonly Missing<'delegated'>[] => [{ condition: 'delegated', text }];
  if (vet === null) return lacks('No authorizing vet is chosen.');
  const held = delegations.filter(
    (pair) =>
      pair.locationUserId === vet.id &&
      pair.delegatedLocationUserId === acting.id &&
      !isBlank(vet.id) &&
      !isBlank(acting.id),
  );
  const isHere = !isBlank(vet.locationId) && vet.locationId === acting.locationId && isYes(acting.isActive);
  if (held.length === 0 || !isHere) return lacks(`${nameOf(vet)} has not delegated access.`);
  if (!isActivePerson(vet)) return lacks(`${nameOf(vet)} is not active at this location.`);
  if (!isYes(vet.role.canAuthorize)) return lacks(`The role of ${nameOf(vet)} cannot authorize.`);
  if (held.some((pair) => countsOn(pair, today))) return [];
  const last = held.map(({ lastDay }) => lastDay).findLast(isPlainDate);
  const vetName = isBlank(vet.displayName) ? 'this vet' : nameOf(vet);
  return lacks(`The delegation by ${vetName} ended${last === undefined ? '' : ` on ${formatDate(last)}`}.`);
}

/**
 * The most relevant reason: if one alternative includes the authority, the other conditions it lacks; otherwise both
 * alternatives report their own reasons.
 */
function reasonOf([, role, delegation]: ReturnType<typeof grantsToIssue>): string {
  const of = (way: IssueGrant, condition: IssueCondition) =>
    way.missing.find((missing) => missing.condition === condition);
  const [noRole, noDelegation] = [of(role, 'can-authorize'), of(delegation, 'delegated')];
  const first = (noDelegation ? role : delegation).missing.find(({ condition }) => condition !== 'can-authorize');
  const isShared = first?.condition === 'active' || first?.condition === 'as-oneself';
  if (noRole && noDelegation && !isShared) return `${noRole.text} ${noDelegation.text} ${askTheVet}`;
  return first?.text ?? askTheVet;
}

/**
 * Whether a user could issue a product before a vet is chosen: what `mayIssue` allows them for some vet. For the label
 * of a button only; it decides nothing.
 *
 * @param facts - `product` is `null` when unknown, which is never over the counter
 * @see P-266
 */
export function mightIssue({
  acting,
  delegations,
  product,
  impersonating,
  today,
}: Omit<IssueAuthority, 'vet' | 'product'> & {
  readonly product: IssueAuthority['product'] | null;
}): boolean {
  if (!isActivePerson(acting)) return false;
  if (product !== null && countsAsOtc(product)) return true;
  const signsForAnother = delegations.some(
    (pair) => pair.delegatedLocationUserId === acting.id && countsOn(pair, today),
  );
  return isNo(impersonating) && (isYes(acting.role.canAuthorize) || signsForAnother);
}
