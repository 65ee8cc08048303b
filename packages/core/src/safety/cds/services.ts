import { cdsHooks, cdsPrefetch } from './cds-call.js';

const descriptions = {
  'order-select': 'Checks the selected medications of an animal against its species, breed, age and records.',
  'order-sign': 'Checks all medications that are about to be signed for an animal.',
} as const;

/**
 * The answer to the discovery of CDS Hooks 2.0: a service for each hook, whose id is the name of the hook.
 *
 * @see P-411
 */
export const cdsServices = {
  services: cdsHooks.map((hook) => ({
    hook,
    id: hook,
    title: 'Signa, veterinary prescription check',
    description: descriptions[hook],
    prefetch: cdsPrefetch,
    usageRequirements:
      'The species and the breed are read from the extension patient-animal. Names are compared, not codes: ' +
      'send a text or a display for each drug, allergy and condition. What could not be compared is named in a card.',
  })),
} as const;
