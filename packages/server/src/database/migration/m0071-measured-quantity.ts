/** A quantity of what is measured may be below 1: 0.6 mL of an injectable (P-318). The unit of a product decides, in core. */
export const name = '0071-measured-quantity';
export const locks = 'the check is validated by one read of the prescriptions, 0.1 s for a hundred thousand';
export const sql = `
alter table signa.prescription
  drop constraint prescription_unit_per_fill_check,
  add constraint unit_per_fill_is_quantity check (unit_per_fill > 0 and unit_per_fill <= 9999);
`;
