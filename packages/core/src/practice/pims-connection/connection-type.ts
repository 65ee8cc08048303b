/** The practice-management systems Signa connects to, and the partner test type (A-181, C-086). */
export const pimsConnectionTypes = [
  'ACT',
  'BITWERX',
  'CORNERSTONE',
  'DAYSMART',
  'DIGITAIL',
  'EZYVET',
  'PULSE',
  'SHEPHERD',
  'TELAVETS',
  'VETSPIRE',
  'PARTNER_TEST',
] as const;
export type PimsConnectionType = (typeof pimsConnectionTypes)[number];
