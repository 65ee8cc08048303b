import type { CdsHook } from '../cds/index.js';
import type { ConflictSubject } from '../signing/index.js';
import { prefetchFor, type SentPrefetch } from './prefetch.js';
import type { SentResource } from './resource/fhir-json.js';
import { orderResource } from './resource/prescriptions.js';

/** A service as its discovery describes it. */
export interface DiscoveredService {
  readonly id: string;
  readonly hook: CdsHook;
  /** FHIR queries by key. */
  readonly prefetch: Readonly<Record<string, string>>;
}

/** A request to a service, as CDS Hooks 2.0 defines it, without access to a FHIR server. */
export interface HookRequest {
  readonly hook: CdsHook;
  readonly hookInstance: string;
  readonly context: {
    readonly userId: string;
    readonly patientId: string;
    readonly selections?: readonly string[];
    readonly draftOrders: {
      readonly resourceType: 'Bundle';
      readonly type: 'collection';
      readonly entry: readonly { readonly resource: SentResource }[];
    };
  };
  readonly prefetch: SentPrefetch;
}

/** A check of one prescription. */
export interface ExternalOrder {
  readonly subject: ConflictSubject;
  readonly patientId: string;
  /** The location user who writes the prescription. */
  readonly userId: string;
  /** A new UUID for each call. */
  readonly hookInstance: string;
}

/**
 * The request to a service about a prescription that is being written, from the facts that our own check uses. It has
 * what the service asks for and nothing of the client.
 *
 * @see P-424, P-425
 */
export function hookRequest(
  { hook, prefetch }: Pick<DiscoveredService, 'hook' | 'prefetch'>,
  { subject, patientId, userId, hookInstance }: ExternalOrder,
): HookRequest {
  const order = orderResource(patientId, subject);
  return {
    hook,
    hookInstance,
    context: {
      userId: `Practitioner/${userId}`,
      patientId,
      ...(hook === 'order-select' && { selections: [`MedicationRequest/${order.id}`] }),
      draftOrders: { resourceType: 'Bundle', type: 'collection', entry: [{ resource: order }] },
    },
    prefetch: prefetchFor(prefetch, patientId, subject),
  };
}
