/**
 * A quantity of what is measured may be below 1: 0.6 mL of an injectable (P-318). The unit of a product decides, in core.
 *
 * The constraint replaces a narrower one under its name, and stored rows keep it: nothing is read.
 */
export const name = '0071-measured-quantity';
export const sql = `
alter table signa.prescription drop constraint prescription_unit_per_fill_check;
alter table signa.prescription add constraint prescription_unit_per_fill_check
  check (unit_per_fill > 0 and unit_per_fill <= 9999) not valid;
`;
