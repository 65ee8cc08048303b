import type { Operations } from '@signa/core/contract';

/** A pending request as listed under its vet. */
export type LeftRequest = Operations['GetPrescriptionTasks']['data']['prescriptionTasks'][number];

/** The pending requests of an inactive vet. */
export interface LeavingVet {
  readonly id: string;
  readonly displayName: string;
  readonly requests: readonly LeftRequest[];
}

/** Groups requests by vet, sorted by name. */
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

/** The IDs to send for a request: its own, and those of the requests answered together with it. */
const idsOf = ({ id, joined }: LeftRequest): readonly string[] => [id, ...joined.map((one) => one.id)];

/** The input for one vet: the chosen requests, or all of them, including those not listed. */
interface Handover {
  readonly locationUserId: string;
  /** Omitted to reassign all. */
  readonly prescriptionTaskIds?: string[];
}

/**
 * The inputs that reassign the chosen requests.
 *
 * @param isWhole - whether every request of the vets is listed
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
