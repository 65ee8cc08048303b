import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnEveryDatabase } from '../testing/every-database.js';
import { sample, startSampleServer } from '../testing/sample-server.js';
import type { TestServer } from '../testing/test-server.js';

describeOnEveryDatabase('names typed without accents', (make) => {
  let server: TestServer;
  let ids: { readonly client: string; readonly patient: string; readonly rx: string; readonly person: string };
  beforeAll(async () => {
    server = await startSampleServer(await make());
    const [found] = await server.db.asOwner<typeof ids>(`select c.id::text as client, p.id::text as patient,
        (select max(rx.id)::text from signa.prescription rx where rx.location_id = 1 and rx.patient_id = p.id and not rx.archived
          and rx.removed_at is null and rx.rx_status <> 'Draft') as rx,
        (select min(id)::text from signa.location_user where location_id = 1 and is_active) as person
      from signa.order_line i join signa.patient p on p.location_id = 1 and p.id = i.patient_id
        join signa.patient_client l on l.location_id = 1 and l.patient_id = p.id and l.is_active
        join signa.client c on c.location_id = 1 and c.id = l.client_id and not c.is_office_use and c.is_active
      where i.location_id = 1 and exists (select from signa.prescription rx where rx.location_id = 1 and rx.patient_id = p.id
        and not rx.archived and rx.removed_at is null and rx.rx_status <> 'Draft') limit 1`);
    if (!found) throw new Error('The sample has a patient with an order and a prescription');
    ids = found;
    // One is stored composed, the other decomposed, as a Mac writes it.
    await server.db.asOwner(
      `update signa.client set first_name = 'José', last_name = $2 where location_id = 1 and id = $1`,
      [ids.client, 'O’Nuñez-Groß'.normalize('NFD')],
    );
    await server.db.asOwner(`update signa.patient set name = 'Kaʻiulani Żółć' where location_id = 1 and id = $1`, [
      ids.patient,
    ]);
    await server.db.asOwner(
      `update signa.location_user set display_name = 'Siobhán Łukasz' where location_id = 1 and id = $1`,
      [ids.person],
    );
    await server.db.asOwner(`update signa.location set name = 'Clínica Ærø' where id = 1`);
  });
  afterAll(() => server.close());

  const client = ['jose', "JOSE O'NUNEZ", 'o’nuñez', 'gross', 'José O’Nuñez-Groß'.normalize('NFC')];
  const patient = ["ka'iulani", 'kaʻiulani', 'zolc', 'ŻÓŁĆ', 'Zo´łć'.replace('´', '\u0301')];

  it.each([...client, ...patient])('C-290 %s finds the client, in the wizard and the palette', async (filter) => {
    const { locationClientSearch } = await server.data(sample.vet, 'LocationClientSearch', {
      locationId: sample.wren,
      filter,
    });
    expect(locationClientSearch.data.map(({ id }) => id)).toEqual([ids.client]);
  });

  it.each(patient)('C-290 %s finds the patient', async (locationPatientFilter) => {
    const { locationPatientsByFilter } = await server.data(sample.vet, 'GetLocationPatientsByFilter', {
      ...{ locationPatientFilter, locationIds: [sample.wren] },
    });
    expect(locationPatientsByFilter.map(({ id }) => id)).toEqual([ids.patient]);
  });

  it.each([...client.filter((text) => !text.includes(' ')), ...patient])(
    'C-290 P-262 C-138 %s finds prescriptions and orders',
    async (search) => {
      const { prescriptionHistory } = await server.data(sample.vet, 'GetPrescriptionHistory', {
        ...{ locationId: sample.wren, search, take: 200 },
      });
      expect(prescriptionHistory.map(({ id }) => id)).toContain(ids.rx);
      expect(new Set(prescriptionHistory.map(({ locationPatient }) => locationPatient?.id))).toContain(ids.patient);
      const { ordersByLocationId } = await server.data(sample.vet, 'GetOrdersByLocationId', {
        ...{ locationId: sample.wren, nameSearchInput: search },
      });
      expect(ordersByLocationId.length).toBeGreaterThan(0);
    },
  );

  it('C-290 A-048 A-265 support finds a user and a practice', async () => {
    const { users } = await server.data(sample.support, 'Users', { filter: 'siobhan LUKASZ' });
    expect(users.data.map(({ id }) => id)).toEqual([ids.person]);
    const { practices } = await server.data(sample.support, 'SearchPractices', { filter: 'clinica AERO' });
    expect(practices.data.flatMap(({ locations }) => locations.map(({ id }) => id))).toContain(sample.wren);
  });

  it('C-290 A-451 A-476 A-049 managers find users, locations, organizations, roles, and shortcuts', async () => {
    await server.db.asOwner(`update signa.organization set name = 'Grüne Pfote' where id = (select organization_id
      from signa.location where id = 1)`);
    const { locationsUsers } = await server.data(sample.admin, 'LocationsUsers', {
      ...{ locationIds: [sample.wren], userFilter: 'siobhan lukasz' },
    });
    expect(locationsUsers.data.map(({ id }) => id)).toEqual([ids.person]);
    const { ownLocations } = await server.data(sample.admin, 'OwnLocations', { filter: 'clinica aero' });
    expect(ownLocations.data.map(({ location }) => location.id)).toEqual([sample.wren]);
    const { locations } = await server.data(sample.support, 'Locations', { filter: 'clinica aero' });
    expect(locations.map(({ id }) => id)).toEqual([sample.wren]);
    const { organizations } = await server.data(sample.support, 'Organizations', { filter: 'grune pfote' });
    expect(organizations.data.map(({ name }) => name)).toEqual(['Grüne Pfote']);
    const name = 'Zahnärztin';
    const [module] = (await server.data(sample.staff, 'Modules', {})).modules;
    const rolesModules = [{ moduleId: module?.id ?? '', canView: true }];
    await server.data(sample.adminSupport, 'AddRole', { input: { name, canAuthorize: false, rolesModules } });
    const { roles } = await server.data(sample.adminSupport, 'Roles', { filter: 'zahnarztin' });
    expect(roles.map((role) => role.name)).toEqual([name]);
    const label = 'Après repas';
    const input = { locationId: sample.wren, label, details: 'Give after a meal.', shortcutType: 'SIG' as const };
    await server.data(sample.admin, 'AddShortcut', { input });
    const { shortcut } = await server.data(sample.admin, 'Shortcut', { locationId: sample.wren, filter: 'apres' });
    expect(shortcut.map((one) => one.label)).toEqual([label]);
  });
});
