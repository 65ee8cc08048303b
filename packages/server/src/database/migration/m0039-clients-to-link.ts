/**
 * Clients waiting to be linked, in the order of their list, because the menu counts them on every page. Without this
 * index, each page and count read all clients of the location.
 */
export const name = '0039-clients-to-link';
export const sql = `
create index client_to_link on signa.client (location_id, is_active, lower(last_name), lower(first_name), id)
  include (pims_connection_type, pims_provider_id)
  where pims_id is null and merged_into is null and not is_office_use;
`;
