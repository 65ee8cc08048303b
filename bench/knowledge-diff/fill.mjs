/**
 * Stores checks of issued prescriptions: every patient of the sample with products for its species, in turn. The
 * prescriptions themselves aren't read by a comparison.
 */
import { checkedSubject } from '../../packages/core/dist/prescribing/index.js';
import { patientFacts } from '../../packages/fixtures/dist/facts/patient-facts.js';
import { productFacts } from '../../packages/fixtures/dist/facts/product-facts.js';
import { sampleTables } from '../../packages/fixtures/dist/sample/sample-tables.js';

const firstLocation = 1_000_000;
const firstPrescription = 50_000_000;
const batch = 2_000;
const productsOfOne = 12;

export async function insertChecked(client, { prescriptions, locations }) {
  const subjects = checkedSubjects();
  await client.query('set session_replication_role = replica');
  for (let at = 0; at < prescriptions; at += batch) {
    const part = Array.from({ length: Math.min(batch, prescriptions - at) }, (_, index) => at + index);
    await client.query(
      `insert into signa.issue_record (location_id, prescription_id, recorded_at, content, checked)
      select location_id, prescription_id, now() - prescription_id * interval '1 second',
        '{"version": 1, "patient": {}, "client": {}, "location": {}, "vet": {}, "product": {}, "recordedLater": []}', checked
      from unnest($1::bigint[], $2::bigint[], $3::jsonb[]) one (location_id, prescription_id, checked)`,
      [
        part.map((number) => firstLocation + (number % locations)),
        part.map((number) => firstPrescription + number),
        part.map((number) => JSON.stringify(subjects[number % subjects.length])),
      ],
    );
  }
  await client.query('set session_replication_role = origin');
  await client.query('vacuum analyze signa.issue_record');
}

function checkedSubjects() {
  const now = new Date().toISOString();
  const tables = sampleTables(now);
  return tables.patient.flatMap((row, at) => {
    const patient = patientFacts(row);
    const fit = tables.product.filter(({ species_codes: species }) => species.includes(row.species_code));
    return Array.from({ length: Math.min(productsOfOne, fit.length) }, (_, index) =>
      checkedSubject(
        subjectOf(fit[(at * 31 + index * 97) % fit.length], patient, now.slice(0, 10), at * productsOfOne + index),
        {
          recorded: patient,
          overrides: [],
          setting: { patientName: row.name, timeZone: 'America/New_York', today: now.slice(0, 10) },
        },
      ),
    );
  });
}

/** Directions that differ, because a check caches the last ones it read. */
const directionsOf = (index) =>
  `Give ${1 + (index % 3)} tablets by mouth every ${[6, 8, 12, 24][index % 4]} hours for ${5 + (index % 23)} days`;

const subjectOf = (product, patient, today, index) => ({
  product: productFacts(product),
  patient,
  daysSupply: 30,
  today,
  dosing: {
    strengthDisplay: product.strength_display,
    unit: product.unit_measure,
    packsizeQty: product.packsize_qty,
    unitPerFill: 30,
    directions: directionsOf(index),
    refills: 0,
    prnFlag: false,
  },
});
