/**
 * A measured quantity can be below 1, such as 0.6 mL of an injectable (P-318). Core decides by the product's unit.
 *
 * The constraint replaces a narrower one under the same name, which stored rows already satisfy, so no rows are
 * scanned.
 */
export const name = '0071-measured-quantity';
export const sql = `
alter table signa.prescription drop constraint prescription_unit_per_fill_check;
alter table signa.prescription add constraint prescription_unit_per_fill_check
  check (unit_per_fill > 0 and unit_per_fill <= 9999) not valid;
`;
