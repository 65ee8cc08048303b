/** Name of an external prescription where a line refers to it; null for any other (P-301). */
export const namedExternally = (rx: string): string =>
  `case when ${rx}.rx_status = 'IssuedElsewhere' then concat_ws(' ', 'Rx#' || ${rx}.elsewhere_number, 'issued elsewhere') end`;
