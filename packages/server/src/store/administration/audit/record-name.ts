import { namedExternally } from '../../prescribing/prescription/named-externally.js';
import { personName } from './person-name.js';

const about = (row: string): string => `concat_ws(', ',
    'for ' || (select p.name from signa.patient p where p.location_id = ${row}.location_id and p.id = ${row}.patient_id),
    (select o.title from signa.product o where o.id = ${row}.product_id))`;

const person = (table: string): string => `concat_ws(' ', ${table}.first_name, ${table}.last_name)`;

/**
 * The current name of a record, by its kind: never an id, and null for a record that was deleted or belongs to another
 * location.
 *
 * @param location - SQL of the location's id
 * @param id - SQL of the record's id
 * @see A-427
 */
const namesAt = (location: string, id: string): Readonly<Record<string, string>> => ({
  client: `select ${person('c')} from signa.client c where c.location_id = ${location} and c.id = ${id}`,
  patient: `select p.name from signa.patient p where p.location_id = ${location} and p.id = ${id}`,
  prescription: `select coalesce('Rx# ' || x.rx_number, ${namedExternally('x')}, concat_ws(' ', 'draft', nullif(${about('x')}, '')))
    from signa.prescription x where x.location_id = ${location} and x.id = ${id}`,
  task: `select ${about('t')} from signa.task t where t.location_id = ${location} and t.id = ${id}`,
  order: `select h.order_number from signa.order_header h where h.location_id = ${location} and h.external_id = (${id})::text`,
  user: `select ${person('a')} from signa.app_user a where a.id = ${id}`,
  locationUser: `select u.display_name from signa.location_user u where u.location_id = ${location} and u.id = ${id}`,
  queueViews: `select u.display_name from signa.location_user u where u.location_id = ${location} and u.id = ${id}`,
  location: `select l.name from signa.location l where l.id = ${id}`,
  organization: `select o.name from signa.organization o where o.id = ${id}`,
  role: `select o.name from signa.role o where o.id = ${id}`,
  product: `select concat_ws(' ', o.title, o.strength_display) from signa.product o where o.id = ${id}`,
  shortcut: `select s.label from signa.shortcut s where s.id = ${id}`,
  favorite: `select f.name from signa.favorite f where f.location_id = ${location} and f.id = ${id}`,
  impersonation: `select 'as ' || ${personName('i.username', location)} from signa.impersonation i where i.id = ${id}`,
});

/** SQL for a record's name. @param kind - SQL of its kind */
export function recordName(kind: string, location: string, id: string): string {
  const cases = Object.entries(namesAt(location, id)).map(([one, name]) => `when '${one}' then (${name})`);
  return `case ${kind} ${cases.join('\n    ')} end`;
}
