import type { Operations } from '@signa/core/contract';

/** A pending request as it is listed beside its vet. */
export type LeftRequest = Operations['GetPrescriptionTasks']['data']['prescriptionTasks'][number];

/** The pending requests of a vet who is no longer active. */
export interface LeavingVet {
  readonly id: string;
  readonly displayName: string;
  readonly requests: readonly LeftRequest[];
}

/** Requests by their vets, the vets by name. */
export function requestsByVet(requests: readonly LeftRequest[]): readonly LeavingVet[] {
  const vets = new Map<string, LeavingVet>();
  for (const request of requests) {
    const vet = request.assignedToLocationUser;
    if (!vet) continue;
    const known = vets.get(vet.id)?.requests ?? [];
    vets.set(vet.id, { id: vet.id, displayName: vet.displayName, requests: [...known, request] });
  }
  return [...vets.values()].toSorted((a, b) => a.displayName.localeCompare(b.displayName, 'en'));
}

/** The ids that a request is sent by: its own, and those of the requests that it is answered together with. */
const idsOf = ({ id, joined }: LeftRequest): readonly string[] => [id, ...joined.map((one) => one.id)];

/** What is sent for one vet: the requests that are chosen, or all of them, also those that are not listed. */
interface Handover {
  readonly locationUserId: string;
  /** Left out for all. */
  readonly prescriptionTaskIds?: string[];
}

/**
 * What is sent for the requests that are chosen.
 *
 * @param isWhole - every request of the vets is listed
 */
export function handovers(
  vets: readonly LeavingVet[],
  chosen: ReadonlySet<string>,
  isWhole: boolean,
): readonly Handover[] {
  return vets.flatMap(({ id: locationUserId, requests }): Handover[] => {
    const picked = requests.filter(({ id }) => chosen.has(id));
    if (picked.length === 0) return [];
    if (isWhole && picked.length === requests.length) return [{ locationUserId }];
    return [{ locationUserId, prescriptionTaskIds: picked.flatMap(idsOf) }];
  });
}
