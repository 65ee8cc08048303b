/** Animals with their records, an order for each, and what the cards have to say. */
const text = (name) => ({ text: name });
const coded = (...codes) => ({ coding: codes.map((code) => ({ system: 'http://terminology.hl7.org/any', code })) });
const subject = { reference: 'Patient/1' };

const patient = (species, breed, birthDate = '2019-04-02') => ({
  resourceType: 'Patient',
  id: '1',
  birthDate,
  extension: [
    {
      url: 'http://hl7.org/fhir/StructureDefinition/patient-animal',
      extension: [
        { url: 'species', valueCodeableConcept: species },
        ...(breed ? [{ url: 'breed', valueCodeableConcept: text(breed) }] : []),
      ],
    },
  ],
});
const dog = { coding: [{ system: 'http://snomed.info/sct', code: '448771007', display: 'Dog' }] };
const cat = { coding: [{ system: 'http://snomed.info/sct', code: '448169003' }] };
const horse = text('Horse');

const allergy = (name, status = 'active', verification = 'confirmed') => ({
  resourceType: 'AllergyIntolerance',
  id: 'a1',
  clinicalStatus: coded(status),
  verificationStatus: coded(verification),
  code: typeof name === 'string' ? text(name) : name,
  patient: subject,
});
const condition = (name, status = 'active') => ({
  resourceType: 'Condition',
  id: 'c1',
  clinicalStatus: coded(status),
  code: text(name),
  subject,
});
const statement = (name, status = 'active', period = {}) => ({
  resourceType: 'MedicationStatement',
  id: 's1',
  status,
  medicationCodeableConcept: text(name),
  subject,
  ...period,
});
const prescribed = (name) => ({
  resourceType: 'MedicationRequest',
  id: 'r1',
  status: 'active',
  intent: 'order',
  medicationCodeableConcept: text(name),
  subject,
  authoredOn: '2026-11-02T09:30:00-05:00',
  dosageInstruction: [{ text: 'Give 1 tablet by mouth twice daily' }],
});
const weight = {
  resourceType: 'Observation',
  id: 'w1',
  status: 'final',
  code: { coding: [{ system: 'http://loinc.org', code: '29463-7', display: 'Body weight' }] },
  subject,
  effectiveDateTime: '2026-11-02',
  valueQuantity: { value: 18, unit: 'kg', system: 'http://unitsofmeasure.org', code: 'kg' },
};

export const orderOf = (name) => ({
  resourceType: 'MedicationRequest',
  id: 'o1',
  status: 'draft',
  intent: 'order',
  medicationCodeableConcept: text(name),
  subject,
  dosageInstruction: [{ text: 'Give 1 tablet by mouth once daily', route: text('Oral') }],
  dispenseRequest: { quantity: { value: 30, unit: 'tablets' }, expectedSupplyDuration: { value: 30, unit: 'days' } },
});

/** `cards` are the expected indicators in order; `names` what one of the details has to contain. */
export const animals = [
  { title: 'nothing against it', records: [patient(dog), weight], order: 'Amoxicillin', cards: [], names: /^$/ },
  {
    title: 'a species that the drug kills',
    records: [patient(cat), weight],
    order: 'Permethrin',
    cards: ['critical'],
    names: /Species/,
  },
  {
    title: 'a breed with a risk',
    records: [patient(dog, 'Collie'), weight],
    order: 'Ivermectin',
    cards: [/critical|warning/],
    names: /Breed.*Collie/s,
  },
  {
    title: 'an allergy to the class',
    records: [patient(dog), weight, allergy('Penicillin')],
    order: 'Amoxicillin',
    cards: [/critical|warning/],
    names: /Allergy.*Penicillin/s,
  },
  {
    title: 'a refuted allergy',
    records: [patient(dog), weight, allergy('Penicillin', 'active', 'refuted')],
    order: 'Amoxicillin',
    cards: [],
    names: /^$/,
  },
  {
    title: 'a condition by its abbreviation',
    records: [patient(dog), weight, condition('CKD')],
    order: 'Rimadyl',
    cards: ['warning'],
    names: /Health Condition.*CKD/s,
  },
  {
    title: 'a past condition',
    records: [patient(dog), weight, condition('CKD', 'resolved')],
    order: 'Rimadyl',
    cards: ['info'],
    names: /CKD.*past condition/s,
  },
  {
    title: 'a medication that is taken',
    records: [patient(horse), weight, statement('Phenylbutazone')],
    order: 'Flunixin',
    cards: ['warning', /warning|info/],
    names: /Phenylbutazone/,
  },
  {
    title: 'a medication that ended lately',
    records: [patient(dog), weight, statement('Prednisone', 'stopped', { effectivePeriod: { end: '2999-01-01' } })],
    order: 'Carprofen',
    cards: ['warning'],
    names: /Prednisone/,
  },
  {
    title: 'the same drug on another prescription',
    records: [patient(dog), weight, prescribed('Carprofen 75 mg')],
    order: 'Carprofen 100 mg',
    cards: ['warning'],
    names: /Duplicate therapy/,
  },
  {
    title: 'an allergy that has only a code',
    records: [patient(dog), weight, allergy(coded('294505008'))],
    order: 'Amoxicillin',
    cards: ['info'],
    names: /code 294505008/,
  },
  {
    title: 'a drug that nobody knows',
    records: [patient(dog), weight],
    order: 'Foozle',
    cards: ['warning'],
    names: /Foozle.*no known drug/s,
  },
  {
    title: 'a species that nobody knows',
    records: [patient(text('Gryphon')), weight],
    order: 'Amoxicillin',
    cards: ['info'],
    names: /Gryphon/,
  },
];
