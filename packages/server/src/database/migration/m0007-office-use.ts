/** A location has one office-use client and patient: of two concurrent calls, one adds them. */
export const name = '0007-office-use';
export const sql = `
create unique index client_office_use on signa.client (location_id) where is_office_use;
create unique index patient_office_use on signa.patient (location_id) where is_office_use;
`;
