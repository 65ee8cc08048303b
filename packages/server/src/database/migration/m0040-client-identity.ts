/**
 * What a client has besides (C-194): the driving license and the birth date, which a pharmacy asks for when a controlled
 * substance is picked up, and the record of the system that the practice had before, from which this one was brought
 * over. No form and no practice system has them: they come with a practice's data.
 */
export const name = '0040-client-identity';
export const sql = `
alter table signa.client add column driving_license text check (driving_license <> ''), add column birthdate date,
  add column source_uuid uuid;
`;
