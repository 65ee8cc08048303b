/** What a prescription of another system is called where a record is named in a line; null of any other (P-301). */
export const namedElsewhere = (rx: string): string =>
  `case when ${rx}.rx_status = 'IssuedElsewhere' then concat_ws(' ', 'Rx#' || ${rx}.elsewhere_number, 'issued elsewhere') end`;
