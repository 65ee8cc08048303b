import type { MergeNoun } from '@signa/core/clients';

/**
 * The columns of a statement that say what belongs to the records `k` and `o` of one location, of which the second is
 * merged into the first: the links of both, and the prescriptions and requests of the second (C-248).
 */
export const belongingsOf = (noun: MergeNoun): string => `
    (select coalesce(json_agg(json_build_object('patientId', l.patient_id::text, 'clientId', l.client_id::text,
        'isActive', l.is_active, 'isPrimary', l.is_primary) order by l.patient_id, l.client_id), '[]')
      from signa.patient_client l where l.location_id = k.location_id and l.${noun}_id in (k.id, o.id)) as "links",
    (select coalesce(json_agg(json_build_object('id', rx.id::text, 'isIssued', rx.issued_at is not null, 'rxStatus', rx.rx_status,
        'issuedForId', rx.issued_${noun}_id::text) order by rx.id), '[]')
      from signa.prescription rx where rx.location_id = o.location_id and rx.${noun}_id = o.id) as "prescriptions",
    (select coalesce(json_agg(json_build_object('id', t.id::text, 'status', t.status) order by t.id), '[]')
      from signa.task t where t.location_id = o.location_id and t.${noun}_id = o.id) as "requests"`;
