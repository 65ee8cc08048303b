/** Lines of a file of clients, as the import reads it. */

/** A word of letters, like a name. */
export const word = (index) => [...String(index)].map((digit) => 'abcdefghij'[Number(digit)]).join('');

export const clientColumns =
  'external_id,first_name,last_name,phone_1_number,address_1_line_1,address_1_city,address_1_state,address_1_zip';

/** @param id - the ID in the old system */
export const clientLine = (index, id) =>
  `${id},Client,No ${word(index)},518${5_000_000 + index},${index} Regent St,Saratoga Springs,NY,12866`;
