import type { CardFeedback } from '@signa/core/safety';
import type { Outgoing } from '../../outgoing/outgoing.js';
import type { CdsService } from '../../start/config.js';
import type { Adapter } from '../adapter.js';
import { Refused } from '../lasting-fault.js';
import { cdsAddress } from './call-cds.js';

/** As long as for other receivers: nobody waits for it. */
const timeout = 15_000;

/** A service may have no feedback endpoint, so there is nothing to deliver. */
const withoutEndpoint: ReadonlySet<number> = new Set([404, 405, 501]);

/** Reports the answer to a card to its service (P-431). The receiver knows a repeat by the card and the time. */
export function feedbackAdapter(services: readonly CdsService[], outgoing: Outgoing): Adapter {
  return ({ message }) => {
    const { configured, serviceId, body } = message.payload as {
      configured: string;
      serviceId: string;
      body: CardFeedback;
    };
    const service = services.find(({ name }) => name === configured);
    if (!service) throw new Error(`CDS_SERVICES names no service '${configured}'`);
    return Promise.resolve(async (idempotencyKey) => {
      const { url, headers } = cdsAddress(service, `/${encodeURIComponent(serviceId)}/feedback`);
      const { status } = await outgoing({
        method: 'POST',
        url,
        headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': idempotencyKey },
        body: JSON.stringify(body),
        timeout,
        maxBytes: null,
      });
      if ((status < 200 || status > 299) && !withoutEndpoint.has(status)) throw new Refused(url.host, status);
    });
  };
}
