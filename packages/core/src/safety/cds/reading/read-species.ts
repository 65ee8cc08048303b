import type { SpeciesCode } from '../../../clients/patient/index.js';
import { conceptText, type FhirConcept } from '../fhir/index.js';

type Species = Exclude<SpeciesCode, 'unknown'>;

/** Names of species in lowercase, and codes of SNOMED CT and of HL7's list of animal species. */
const names: Readonly<Record<Species, readonly string[]>> = {
  canine: [
    ...['canine', 'dog', 'domestic dog', 'puppy', 'canis familiaris', 'canis lupus familiaris'],
    ...['canis lupus subspecies familiaris', 'canislf', '448771007'],
  ],
  feline: [
    ...['feline', 'cat', 'domestic cat', 'kitten', 'felis catus', 'felis silvestris catus', 'felis domesticus'],
    '448169003',
  ],
  equine: [
    ...['equine', 'horse', 'domestic horse', 'pony', 'foal', 'equus caballus', 'donkey', 'mule'],
    ...['388445009', '85626006', '132950000'],
  ],
  avian: [
    ...['avian', 'bird', 'parrot', 'cockatiel', 'budgerigar', 'canary', 'chicken', 'turkey', 'goose', 'duck'],
    ...['serinuscd', '47290002', '425134008', '15778005', '396620009'],
  ],
  reptile: ['reptile', 'lizard', 'snake', 'turtle', 'tortoise', 'gecko', 'bearded dragon'],
  small_animal: [
    ...['small animal', 'small_animal', 'rabbit', 'guinea pig', 'hamster', 'ferret', 'rat', 'mouse', 'gerbil'],
    'chinchilla',
  ],
  other: [
    ...['other', 'cow', 'cattle', 'bovine', 'bos taurus', 'sheep', 'ovine', 'ovis aries', 'ovisa', 'goat', 'caprine'],
    ...['capra hircus', 'pig', 'swine', 'porcine', 'sus scrofa', 'llama', 'alpaca', 'camelid', 'fish'],
    ...['125097000', '125099002', '34618005'],
  ],
};

const listed = Object.keys(names).filter((code): code is Species => Object.hasOwn(names, code));
const byName: ReadonlyMap<string, Species> = new Map(
  listed.flatMap((species) => names[species].map((name): [string, Species] => [name, species])),
);

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/\((?:organism|species)\)/, '')
    .trim();

/** The species that a concept names by its codes or texts; `null` if it names none, or several. */
export function readSpecies(concept: FhirConcept | null | undefined): Species | null {
  const said = [
    ...(concept?.coding ?? []).map(({ code }) => code ?? ''),
    ...(conceptText(concept)?.split(/[;,]/) ?? []),
  ].flatMap((text) => byName.get(plain(text)) ?? []);
  const [species] = said;
  return new Set(said).size === 1 ? (species ?? null) : null;
}
