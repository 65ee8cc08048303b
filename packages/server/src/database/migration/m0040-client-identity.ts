/**
 * Imported details of a client (C-194): driver's license and birth date, which a pharmacy requires when a controlled
 * substance is picked up, and the record in the practice's previous system. No form and no PIMS has them: they come
 * with a practice's data.
 */
export const name = '0040-client-identity';
export const sql = `
alter table signa.client add column driving_license text check (driving_license <> ''), add column birthdate date,
  add column source_uuid uuid;
`;
