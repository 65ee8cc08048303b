/** The simulators around a server: shows what arrived, and triggers actions. */
export interface Received {
  readonly idempotencyKey: string;
  readonly deliveries: number;
  readonly body: {
    readonly prescriptionId: string;
    readonly noteToPharmacy: string | null;
    readonly patient: { readonly name: string } | null;
  };
}

export interface Cancellation {
  readonly orderId: string;
  readonly deliveries: number;
  readonly body: { readonly taskUuid: string };
}

const read = async <T>(address: string): Promise<T> => (await (await fetch(address)).json()) as T;

async function tell(address: string, body: unknown): Promise<unknown> {
  const response = await fetch(address, { method: 'POST', body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${address} answered ${response.status}: ${await response.text()}`);
  return await response.json();
}

export const pharmacyOf = (url: string) => ({
  received: () => read<readonly Received[]>(`${url}/outside/pharmacy/prescriptions`),
  behave: (behaviour: Readonly<Record<string, unknown>>) => tell(`${url}/outside/pharmacy/behaviour`, behaviour),
});

/** Feedback about a card that arrived at the sample's CDS service. */
export interface CardFeedback {
  readonly service: string;
  readonly body: { readonly feedback: readonly [{ readonly outcome: string; readonly overrideReason?: object }] };
}

export const cdsServiceOf = (url: string) => ({
  behave: (behaviour: Readonly<Record<string, unknown>>) => tell(`${url}/outside/cds/behaviour`, behaviour),
  calls: () => read<readonly { readonly hook: string }[]>(`${url}/outside/cds/calls`),
  feedback: () => read<readonly CardFeedback[]>(`${url}/outside/cds/feedback`),
});

export const storefrontOf = (url: string) => ({
  cancellations: () => read<readonly Cancellation[]>(`${url}/outside/storefront/cancellations`),
  raise: (request: Readonly<Record<string, unknown>>) => tell(`${url}/outside/storefront/requests`, request),
  /** Creates an account for a client, as when they sign up. */
  giveAccount: (uuid: string, name: string) =>
    tell(`${url}/outside/storefront/accounts`, { type: 'account-caretaker', uuid, name }),
});

/** The ezyVet account of the sample's first practice. */
const wrenAtEzyvet = { type: 'EZYVET', account: 'wren-street-01' };

export const pimsOf = (url: string) => ({
  behave: (behaviour: Readonly<Record<string, unknown>>) => tell(`${url}/outside/pims/behaviour`, behaviour),
  /** Changes a client or patient, as a user of that system would. */
  changeClient: (id: number, change: object) =>
    tell(`${url}/outside/pims/change`, { ...wrenAtEzyvet, client: { id, ...change } }),
  changePatient: (id: number, change: object) =>
    tell(`${url}/outside/pims/change`, { ...wrenAtEzyvet, patient: { id, ...change } }),
});
