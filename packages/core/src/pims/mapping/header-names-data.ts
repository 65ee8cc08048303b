import type { ImportKind } from './import-columns.js';

/**
 * Names of columns in files of practice systems and shelters, in lowercase without punctuation, by Signa's column, the
 * best first: those of VetData's documented format, of the open data of city shelters, and what such columns are usually
 * called elsewhere.
 */
export const headerNames: Readonly<Record<ImportKind, Readonly<Record<string, string>>>> = {
  client: {
    external_id:
      'external id, client id, client number, client no, client code, client key, owner id, owner number, account number, account id, person id, customer id, owner internal id, ownerid, id, key, pmsid, contact code, internal id, clientid, account',
    first_name:
      'first name, firstname, first, given name, client first name, owner first name, contact first name, client first, owner first, forename',
    last_name:
      'last name, lastname, last, surname, family name, client last name, owner last name, contact last name, client last, owner last, business name',
    full_name:
      'full name, fullname, client name, owner name, client, owner, adopter, adopter name, foster, foster name, foster home, guardian, caretaker, person name, contact name, customer name, clientname, ownername',
    email: 'email, e mail, email address, client email, owner email, email 1, primary email',
    is_active: 'is active, active, client status, account status, client active, status',
    is_inactive: 'inactive, is inactive, archived, suspended',
    phone_1_type: 'phone type, phone 1 type',
    phone_1_number:
      'phone 1 number, phone, phone number, telephone, phone 1, primary phone, client phone, owner phone, main phone, phone1, contact phone',
    address_1_type: 'address type, address 1 type',
    address_1_full: 'full address, complete address, address in one line',
    address_1_line_1:
      'address 1 line 1, address, address 1, address line 1, street, street address, street address 1, address1, addr 1, mailing address, street 1, client address, owner address',
    address_1_line_2:
      'address 1 line 2, address 2, address line 2, street address 2, address2, addr 2, apartment, apt, unit, suite, street 2',
    address_1_city: 'address 1 city, city, town, client city, owner city, physical city',
    address_1_state: 'address 1 state, state, province, state province, st, region, client state, owner state',
    address_1_zip:
      'address 1 zip, zip, zip code, zipcode, postal code, postcode, post code, postal, client zip, owner zip',
  },
  patient: {
    external_id:
      'external id, patient id, animal id, pet id, patient number, animal number, patient code, animal code, patient no, patientid, animalid, petid, arn, shelter code, patient key, key, pmsid, id, internal id, shelterluv id, animal internal id',
    clients:
      'clients, client id, client number, client no, client code, client key, owner id, owner number, account number, account id, person id, customer id, owner internal id, ownerid, clientid, owner contact code, owner code, adopter id, account',
    name: 'name, patient name, animal name, pet name, patient, pet, animal, petname, patientname, animalname',
    species:
      'species, animal type, type, species description, species name, speciesdescription, species code, animal species',
    breed:
      'breed, primary breed, breed 1, breed description, breed1 description, breed name, breeddescription, animal breed',
    gender:
      'gender, sex, sex upon intake, sex upon outcome, gender description, genderdescription, patient sex, animal sex, animal gender, sex description',
    birthdate:
      'birthdate, birth date, date of birth, dob, birthday, dateofbirth, born, estimated date of birth, animal dob',
    weight:
      'weight, current weight, last weight, animal weight, wt, current wt, last wt, body weight, bodyweight, patient weight, pet weight, weight at intake, intake weight, weight upon intake, weight at exam, bw',
    weight_unit:
      'weight unit, weight units, wt unit, wt units, wt uom, unit of measure, unit of weight, weightunit, weight uom, uom',
    weighed_on: 'weighed on, weight date, date weighed, last weight date, weight taken',
    allergies: 'allergies, allergy, known allergies, drug allergies',
    health_conditions:
      'health conditions, conditions, diagnoses, medical conditions, problems, problem list, diagnosis',
    medications: 'medications, medication, meds, current medications, current meds, drugs, current drugs',
    vet: 'vet, vet email, veterinarian email',
    is_active: 'is active, active, patient status, status, patient active',
    is_inactive: 'inactive, is inactive, archived',
    is_deceased: 'is deceased, deceased, dead, isdeceased, euthanized',
    deceased_date: 'deceased date, date of death, death date, date deceased, dateofdeath, deceased on, dod',
  },
  prescription: {
    external_id: 'external id, rx id, prescription id, script id, prescription key, id, key',
    client:
      'client, client id, client number, client no, client code, client key, owner id, owner number, account number, account id, person id, customer id, owner internal id, ownerid, clientid',
    patient: 'patient, patient id, animal id, pet id, patient number, animal number, patientid, animalid',
    product_sku: 'product sku, sku, item code, product code, item id, drug code',
    quantity: 'quantity, qty, amount, quantity dispensed',
    directions: 'directions, sig, instructions, label, label directions',
    days_supply: 'days supply, supply days, days',
    refills: 'refills, refills authorized, number of refills, refills allowed',
    fills_left: 'fills left, remaining fills, fills remaining',
    issued_on: 'issued on, issue date, date, rx date, prescribed on, date prescribed, date issued, start date',
    expires_on: 'expires on, expiration date, expiry date, expires, expiration, end date',
    prescriber: 'prescriber, doctor, provider, veterinarian, vet, prescribed by, clinician',
    number: 'number, rx number, prescription number, rx, script number, rx no',
    place: 'place, site, clinic, hospital',
    note: 'note, notes, comment, comments',
    status: 'status, rx status, prescription status',
  },
};
