import { describe, expect, it } from 'vitest';
import { readGenderCell, readYesCell, speciesOfCell } from '../cell/index.js';
import { assignColumns, importColumnNamed, kindsIn, openProfile, proposeMapping } from '../mapping/index.js';
import { importLanguages, listedWords } from './index.js';

const assigned = (kind: 'client' | 'patient', names: readonly string[]) =>
  Object.fromEntries(assignColumns(kind, names).columns);

describe('files in another language', () => {
  it.each([
    [
      ['Kundennr', 'Vorname', 'Nachname', 'Telefon', 'Mobil', 'E-Mail', 'Straße', 'Ort', 'Bundesstaat', 'PLZ'],
      ['Tiernr', 'Kundennr', 'Tiername', 'Tierart', 'Rasse', 'Geschlecht', 'geboren', 'Gewicht', 'verstorben'],
    ],
    [
      [
        'Nº cliente',
        'Nombre',
        'Apellidos',
        'Teléfono',
        'Móvil',
        'Correo',
        'Calle',
        'Ciudad',
        'Estado',
        'Código postal',
      ],
      ['ID mascota', 'Nº cliente', 'Mascota', 'Especie', 'Raza', 'Sexo', 'Fecha de nacimiento', 'Peso', 'Fallecido'],
    ],
    [
      ['N° client', 'Prénom', 'Nom', 'Téléphone', 'Portable', 'Courriel', 'Rue', 'Ville', 'État', 'Code postal'],
      ['N° animal', 'N° client', "Nom de l'animal", 'Espèce', 'Race', 'Sexe', 'Date de naissance', 'Poids', 'Décédé'],
    ],
  ])('A-599 have recognized columns: %j, %j', (clients, animals) => {
    const [id, first, last, phone, cell, email, street, city, state, zip] = clients;
    expect(kindsIn(clients)).toEqual(['client']);
    expect(kindsIn(animals)).toEqual(['patient']);
    expect(assigned('client', clients)).toEqual({
      ...{ external_id: id, first_name: first, last_name: last, email },
      ...{ phone_1_number: phone, phone_2_number: cell },
      ...{ address_1_line_1: street, address_1_city: city, address_1_state: state, address_1_zip: zip },
    });
    expect(assignColumns('client', clients).phoneTypes.get(2)).toBe('Cell');
    const [animal, client, name, species, breed, gender, birthdate, weight, dead] = animals;
    expect(assigned('patient', animals)).toEqual({
      ...{ external_id: animal, clients: client, name, species, breed, gender, birthdate, weight, is_deceased: dead },
    });
  });

  it.each([
    ['Hund', 'canine'],
    ['KATZE', 'feline'],
    ['Vogel', 'avian'],
    ['Pferd', 'equine'],
    ['perro', 'canine'],
    ['Gata', 'feline'],
    ['chien', 'canine'],
    ['Cheval', 'equine'],
    ['Hundesitter', null],
  ])('A-599 the species %j is %j', (cell, species) => {
    expect(speciesOfCell(cell)).toBe(species);
  });

  it.each([
    ['m', 'M'],
    ['w', 'F'],
    ['mk', 'N'],
    ['wk', 'S'],
    ['männlich kastriert', 'N'],
    ['Hembra', 'F'],
    ['macho castrado', 'N'],
    ['Femelle stérilisée', 'S'],
    ['mâle', 'M'],
  ])('A-599 the gender %j is %j', (cell, value) => {
    expect(readGenderCell(cell)).toMatchObject({ value });
  });

  it('A-599 say yes and no in their words', () => {
    for (const cell of ['ja', 'Sí', 'oui', 'lebt']) expect(readYesCell(cell, false)).toMatchObject({ value: true });
    for (const cell of ['nein', 'non', 'falso', 'verzogen'])
      expect(readYesCell(cell, true)).toMatchObject({ value: false });
  });

  it('A-599 never have a word with two meanings, nor a column that does not exist', () => {
    for (const part of ['species', 'genders', 'phones'] as const) {
      const meanings = new Map<string, string>();
      for (const language of importLanguages)
        for (const [meaning, words] of Object.entries(language[part]))
          for (const word of listedWords(words))
            expect(meanings.set(word, meanings.get(word) ?? meaning).get(word)).toBe(meaning);
    }
    for (const language of importLanguages)
      for (const kind of ['client', 'patient'] as const)
        for (const column of Object.keys(language[kind])) expect(importColumnNamed(kind, column)?.name).toBe(column);
    const yes = importLanguages.flatMap((one) => [...listedWords(one.yes), ...listedWords(one.active)]);
    const no = importLanguages.flatMap((one) => [
      ...listedWords(one.no),
      ...listedWords(one.inactive),
      ...listedWords(one.deceased),
    ]);
    expect(yes.filter((word) => no.includes(word))).toEqual([]);
  });

  it('A-599 A-582 have dates of days first with points, and weights with commas', () => {
    const names = ['Tiernr', 'Kundennr', 'Tiername', 'Tierart', 'Geschlecht', 'geboren', 'Gewicht', 'verstorben'];
    const profile = openProfile(names, { species: 'Tierart', breed: null });
    for (const cells of [
      ['9000', '1', 'Bella', 'Hund', 'm', '10.05.2011', '29,5', 'ja'],
      ['9001', '2', 'Max', 'Katze', 'wk', '16.02.2016', '4,1', ''],
    ])
      profile.add(Object.fromEntries(names.map((name, at) => [name, cells[at] ?? ''])));
    const { file } = proposeMapping('patient', profile.result(), {
      ...{ today: '2026-11-27', encoding: 'utf-8', separator: ';', acceptsLikely: false, others: 'ask' },
      matchBreed: () => null,
    });
    expect(file).toMatchObject({
      columns: {
        species: { values: { Hund: 'canine', Katze: 'feline' } },
        gender: { values: { m: 'M', wk: 'S' } },
        birthdate: { format: 'DD/MM/YYYY' },
        weight: { decimal: ',' },
        is_deceased: { from: 'verstorben' },
      },
    });
  });
});
