const recordIds = (row: string) =>
  `'pimsId', ${row}.pims_id, 'pimsProviderId', ${row}.pims_provider_id, 'pimsConnectionType', ${row}.pims_connection_type`;

/** The values of a patient that an import makes, as they stand; `row` is the alias of its table. */
export const patientValues = (row: string): string =>
  `jsonb_build_object('name', ${row}.name, 'speciesCode', ${row}.species_code, 'breedCode', ${row}.breed_code,
    'gender', ${row}.gender, 'birthdate', ${row}.birthdate, 'weight', ${row}.weight, 'weightUnit', ${row}.weight_unit,
    'isActive', ${row}.is_active, 'isDeceased', ${row}.is_deceased, 'deceasedDate', ${row}.deceased_date,
    'vetId', ${row}.presc_vet_location_user_id::text, 'allergies', ${row}.allergies,
    'healthConditions', ${row}.health_conditions, 'currentMeds', ${row}.current_meds, ${recordIds(row)})`;

/** The same of a client. */
export const clientValues = (row: string): string =>
  `jsonb_build_object('firstName', ${row}.first_name, 'lastName', ${row}.last_name, 'email', ${row}.email,
    'drivingLicense', ${row}.driving_license, 'birthdate', ${row}.birthdate,
    'isActive', ${row}.is_active, 'phones', ${row}.phones, 'addresses', ${row}.addresses, ${recordIds(row)})`;

/** The links of a patient with its clients, in the order of their ids. */
export const patientLinks = (row: string): string =>
  `(select coalesce(jsonb_agg(jsonb_build_object('clientId', l.client_id::text, 'isActive', l.is_active,
      'isPrimary', l.is_primary) order by l.client_id), '[]')
    from signa.patient_client l where l.location_id = ${row}.location_id and l.patient_id = ${row}.id)`;
