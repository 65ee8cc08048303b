import type { PortalConfig } from '../client/portal-config';

export const sampleConfig: PortalConfig = {
  issuer: 'https://identity.example',
  clientId: 'portal',
  audience: 'https://signa.example',
  supportContacts: {
    default: { phone: '(518) 555-0142', email: 'support@signa.example' },
    brava: { phone: '(518) 555-0150', email: 'support@brava.example' },
  },
  endpoints: {},
  legalLinks: {
    terms: '/legal/terms',
    privacy: '/legal/privacy',
    prescribing: '/legal/prescribing',
    contact: '/legal/contact',
  },
  controlledMail: {
    address: 'Ridgeline Veterinary Pharmacy, 400 Sample Road, Phoenix, AZ 85001',
    number: '(602) 555-0190',
  },
  monitor: null,
};
