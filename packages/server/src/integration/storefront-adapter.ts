import type { Adapter, IntegrationSettings } from './adapter.js';
import { signedCall } from './send.js';

/** Asks the storefront to cancel the order of a request that was declined or answered by mistake (P-171, P-483). */
export function storefrontAdapter({ storefront, outgoing }: IntegrationSettings): Adapter {
  return ({ key, message }) => {
    const orderId = String(message.payload.orderId);
    const call = {
      address: `${storefront.url}/orders/${encodeURIComponent(orderId)}/cancel`,
      secret: storefront.secret,
      body: {
        locationId: key.locationId,
        orderId,
        taskUuid: message.payload.taskUuid,
        reason: message.payload.reason ?? 'The request was declined by the practice',
      },
    };
    return Promise.resolve(signedCall(call, outgoing));
  };
}
