import { allowed, isNo, isYes, refuse, type Verdict } from '../../failure/index.js';
import { requireLicense, type LocationUserFacts, type VetLicenseFacts } from '../../practice/index.js';
import { countsAsOtc, type ControlFacts, type ProductFacts } from '../../product/index.js';
import { isBlank } from '../../text/index.js';
import type { PlainDate } from '../../time/index.js';

type PersonFacts = VetLicenseFacts &
  Pick<LocationUserFacts, 'id' | 'locationId' | 'isActive'> & {
    readonly role: Pick<LocationUserFacts['role'], 'isActive' | 'canAuthorize'>;
  };

const isActivePerson = ({ isActive, role }: PersonFacts) => isYes(isActive) && isYes(role.isActive);

export interface IssueAuthority {
  /** The location user who presses the button; under impersonation the one who is impersonated. */
  readonly acting: PersonFacts;
  /** The vet named on the prescription, whose license is used; `null` when none is chosen. */
  readonly vet: PersonFacts | null;
  /** Pairs of a vet (`locationUserId`) and the person who may sign for them (`delegatedLocationUserId`). */
  readonly delegations: readonly { readonly locationUserId: string; readonly delegatedLocationUserId: string }[];
  readonly product: ControlFacts & Pick<ProductFacts, 'productApprovalType'>;
  readonly impersonating: boolean;
  /** The calendar day at the location, by which licenses have expired. */
  readonly today: PlainDate;
}

const inactive = refuse('FORBIDDEN', 'Your role at this location is not active.');
const whileImpersonating = refuse(
  'FORBIDDEN',
  'You cannot authorize for a vet while impersonating. Save a draft and ask the practice to authorize it.',
);
const withoutAuthority = refuse(
  'FORBIDDEN',
  'Your role cannot authorize, and this vet has not delegated access to you. Save a draft and ask the vet to authorize it.',
);

/**
 * Whether a person may issue or approve: the product counts as OTC or AOTC, or, unless they impersonate, their role
 * can authorize or they hold delegated access for the chosen vet. While impersonating the role and the delegations of
 * the impersonated user do not count. The vet's license is current, and the acting person's own unless they sign as a
 * delegate. The reason stands in the tooltip of Authorize, Print Rx and Approve.
 *
 * @see P-068, P-069, A-072, A-073, A-241, README rulings 1 and 10
 */
export function mayIssue(facts: IssueAuthority): Verdict {
  const { acting, product, impersonating } = facts;
  if (!isActivePerson(acting)) return inactive;
  if (countsAsOtc(product)) return allowed;
  if (!isNo(impersonating)) return whileImpersonating;
  const isDelegate = holdsDelegatedAccess(facts);
  return isDelegate || isYes(acting.role.canAuthorize) ? licensed(facts, isDelegate) : withoutAuthority;
}

/** The vet named has a current license, and who signs by their own role has one too. */
function licensed({ acting, vet, today }: IssueAuthority, isDelegate: boolean): Verdict {
  const isSelf = vet?.id === acting.id;
  const ofVet = vet === null ? allowed : requireLicense(vet, today, isSelf ? 'own' : 'vet');
  return !ofVet.allowed || isDelegate || isSelf ? ofVet : requireLicense(acting, today, 'own');
}

/**
 * Whether a person might issue a product before a vet is chosen: what `mayIssue` allows them for some vet. It words a
 * button; nothing is decided by it.
 *
 * @param facts - `product` is `null` where none is known, which is never over the counter
 * @see P-266
 */
export function mightIssue({
  acting,
  delegations,
  product,
  impersonating,
}: Omit<IssueAuthority, 'vet' | 'product' | 'today'> & {
  readonly product: IssueAuthority['product'] | null;
}): boolean {
  if (!isActivePerson(acting)) return false;
  if (product !== null && countsAsOtc(product)) return true;
  const signsForAnother = delegations.some((pair) => pair.delegatedLocationUserId === acting.id);
  return isNo(impersonating) && (isYes(acting.role.canAuthorize) || signsForAnother);
}

/**
 * Delegated access counts at its own location only, while both people are active there and the vet can authorize.
 *
 * @see A-073
 */
export function holdsDelegatedAccess({
  acting,
  vet,
  delegations,
}: Pick<IssueAuthority, 'acting' | 'vet' | 'delegations'>): boolean {
  if (vet === null || isBlank(vet.locationId) || vet.locationId !== acting.locationId || !isYes(acting.isActive))
    return false;
  if (!isActivePerson(vet) || !isYes(vet.role.canAuthorize) || isBlank(vet.id) || isBlank(acting.id)) return false;
  return delegations.some((pair) => pair.locationUserId === vet.id && pair.delegatedLocationUserId === acting.id);
}
