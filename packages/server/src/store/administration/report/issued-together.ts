/** Whether the prescription of an alias was authorized together with other renewals (P-469, P-470). */
export const issuedTogether = (alias: string): string =>
  `exists (select from signa.issue_record b where b.location_id = ${alias}.location_id and b.prescription_id = ${alias}.id
    and b.content ? 'batch')`;
