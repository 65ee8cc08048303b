import type { ContractName } from '../../contract/index.js';
import type { Authorization } from './authorize.js';
import type { Caller } from './caller.js';

/** Whether the record is that of the person who calls. */
interface OwnFacts {
  readonly isOwn: boolean;
}

/** What some operations are decided by, beside caller and location. */
export interface CallFacts {
  readonly GetUserByUsername: { readonly username: string };
  /** `fields` are those of the input; none is the switch form. */
  readonly GetUser: { readonly isOwn: boolean };
  readonly UpdateUser: {
    readonly isOwn: boolean;
    /** What the call would change of the account. */
    readonly changed: readonly string[];
    /** Left out, it is the form of the own account. */
    readonly hasAssignments: boolean;
  };
  readonly ChangePrimaryLocation: OwnFacts;
  readonly LocationUserProfilePictureUpload: OwnFacts;
  readonly RemoveLocationUserProfilePicture: OwnFacts;
  readonly UpdateLocationUser: { readonly locationUserId: string; readonly fields: readonly string[] };
  /** `vetIds` are the location users in whose name access is given or taken back. */
  readonly AddDelegatedUser: { readonly vetIds: readonly string[] };
  readonly DeleteDelegatedUser: { readonly vetIds: readonly string[] };
  /** `fields` are those the call sends a value for. */
  readonly AddLocation: { readonly fields: readonly string[] };
  /** `fields` are those the call sends, the id left out. */
  readonly UpdateLocationPatient: { readonly fields: readonly string[] };
  /** `null` for a draft. */
  readonly AddPrescription: { readonly authorization: Authorization | null };
  readonly UpdatePrescription: { readonly authorization: Authorization | null };
}

/** An operation, who calls it and where. */
export interface Use {
  readonly operation: ContractName;
  readonly caller: Caller;
  /** Every location the call touches: named by it, or that of a record it names; empty when it touches none. */
  readonly locationIds: readonly string[];
}

/** A call with what is needed to decide it; operations without an entry in `CallFacts` carry no facts. */
export type Call = {
  readonly [N in ContractName]: Use & { readonly operation: N } & FactsOf<N>;
}[ContractName];

type FactsOf<N> = N extends keyof CallFacts ? { readonly facts: CallFacts[N] } : { readonly facts?: undefined };
