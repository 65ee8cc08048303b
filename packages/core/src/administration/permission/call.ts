import type { ContractName } from '../../contract/index.js';
import type { Authorization } from './authorize.js';
import type { Caller } from './caller.js';

/** Whether the record belongs to the caller. */
interface OwnFacts {
  readonly isOwn: boolean;
}

/** The facts that decide some operations, besides caller and location. */
export interface CallFacts {
  readonly GetUserByUsername: { readonly username: string };
  /** `fields` are those of the input; an empty input only switches the location. */
  readonly GetUser: { readonly isOwn: boolean };
  readonly UpdateUser: {
    readonly isOwn: boolean;
    /** The changed fields of the account. */
    readonly changed: readonly string[];
    /** Omitted for the form of the user's own account. */
    readonly hasAssignments: boolean;
  };
  readonly ChangePrimaryLocation: OwnFacts;
  readonly LocationUserProfilePictureUpload: OwnFacts;
  readonly RemoveLocationUserProfilePicture: OwnFacts;
  readonly UpdateLocationUser: { readonly locationUserId: string; readonly fields: readonly string[] };
  /** `vetIds` are the location users in whose name access is granted or revoked. */
  readonly AddDelegatedUser: { readonly vetIds: readonly string[] };
  readonly DeleteDelegatedUser: { readonly vetIds: readonly string[] };
  /** `fields` are those the call sends a value for. */
  readonly AddLocation: { readonly fields: readonly string[] };
  /** `fields` are those the call sends, without the ID. */
  readonly UpdateLocationPatient: { readonly fields: readonly string[] };
  /** `null` for a draft. */
  readonly AddPrescription: { readonly authorization: Authorization | null };
  readonly UpdatePrescription: { readonly authorization: Authorization | null };
}

/** An operation with its caller and locations. */
export interface Use {
  readonly operation: ContractName;
  readonly caller: Caller;
  /** Every affected location: named by the call, or that of a record it names; empty if there is none. */
  readonly locationIds: readonly string[];
}

/** A call with the facts required to decide it; operations without an entry in `CallFacts` have none. */
export type Call = {
  readonly [N in ContractName]: Use & { readonly operation: N } & FactsOf<N>;
}[ContractName];

type FactsOf<N> = N extends keyof CallFacts ? { readonly facts: CallFacts[N] } : { readonly facts?: undefined };
