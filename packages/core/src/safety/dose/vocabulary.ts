const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Verbs about giving a dose. */
export const givingWords = words(
  'give gave take administer apply instill instil inject place put use feed insert spray squirt rub massage dose offer ' +
    'continue mix sprinkle add dissolve crush inhale deliver',
);

export const routeWords = words(
  'po orally oral sq sc subq subcut subcutaneous subcutaneously im iv intramuscularly topical topically pr rectally ' +
    'sublingually buccal buccally transdermal transdermally ophthalmically otically pos',
);

/** Words about a dose that do not change it. */
export const neutralWords = words(
  'the of by and & mouth at as directed please sig rx whole full entire small large well crushed broken opened mixed ' +
    'food foods meal meals water treat treats gently slowly thoroughly thin layer amount approximately approx about ' +
    'roughly medication medicine med meds drug solution suspension liquid ointment cream gel drops drop tablet tablets ' +
    'tab tabs capsule capsules cap caps chew chews content contents this that it his her their your pet dog cat horse ' +
    'animal patient kitty puppy kitten skin back neck tongue gums gum cheek vein muscle area areas site affected empty ' +
    'full stomach until gone finished complete completed is are be all usual same time times long term ongoing ' +
    'indefinitely chronically lifelong s t shaken shake refrigerate refrigerated course treatment therapy apart x dose ' +
    'doses left right inner outer ear eye canal canals flap pinna tip a an as hour hours via spacer chamber syringe dropper direct directly also ' +
    'new soft flavored',
);

/** Words that rule out any computation: another frequency, a date, a condition, another dose. */
export const openWords = words(
  'skip skipping skipped except excluding off alternate alternates alternating alternately alternatively rotate ' +
    'rotating cycle cycles cycled pulse pulsed monday tuesday wednesday thursday friday saturday sunday mondays tuesdays ' +
    'wednesdays thursdays fridays saturdays sundays mon tue tues wed thu thur thurs fri sat sun weekday weekdays weekend ' +
    'weekends m w f mf mwf tth only odd even biweekly bimonthly fortnightly repeat repeats repeated repeating again ' +
    'another additional extra more first second initial initially loading today tonight tomorrow now missed respectively combined ' +
    'total double triple either or few several couple sliding scale rest pause break breaks hold out last next then later ' +
    'restart resume each every per q once twice thrice maximum max most exceed unless otherwise instead during while less than ' +
    'daily weekly monthly nightly up multiple frequently often hourly',
);

/** Words about a condition, after which a dose is as needed. */
export const conditionWords = words('if when whenever prn needed necessary required desired may');

/** Words after which the dose changes. */
export const turnWords = words(
  'taper tapering tapered wean weaning titrate decrease decreasing reduce reducing increase increasing lower gradually ' +
    'thereafter afterwards adjust vary varies',
);

/** Words that begin a note without a dose, at the start of a sentence or after a comma. */
export const noteWords = words(
  'do don never not no stop call contact discard recheck limit contains clean wash wipe weigh wait store keep monitor ' +
    'return see discontinue watch protect warning caution avoid notify allow ensure refrigerate shake side ' +
    'note recommend schedule bring bathe flush',
);

/** Words about dispensing. */
export const dispensingWords = words(
  'dispense dispensed dispensing disp qty quantity qs refill refills refilled rf rfs fill fills mitte send supply supplied ndc lot exp expires ' +
    'order provide provided #',
);

/** Words after a number that is not a dose: '60 ct', '2 refills', '60 mL bottle'. */
export const packWords = words(
  'bottle bottles box boxes pack packs package packages jar jars container containers carton cartons blister blisters ' +
    'ct count dispensed supplied provided refill refills rf rfs fill fills supply remaining',
);

/** Containers with a volume: '10 mL vial'. */
export const vesselWords = words('vial vials tube tubes syringe syringes can cans bag bags');

export const mealWords = words('meal meals feeding feedings breakfast lunch dinner supper');
export const foodWords = words(
  'water food feed broth milk juice yogurt treat treats kibble saline butter cheese pocket pockets formula',
);
export const animalWords = words(
  'cat cats dog dogs horse horses animal animals pet pets kitten kittens puppy puppies pup pups foal foals bird birds ' +
    'rabbit rabbits ferret ferrets head patient patients',
);
export const minuteWords = words('minute minutes min mins');
export const massWords = words('kg kgs kilogram kilograms lb lbs pound pounds kilo kilos #');

/**
 * Prepositions whose object, a few words long, does not affect the dose: 'for itching', 'under the skin', 'with a small
 * meal'.
 */
export const prepositions = words(
  'for with to on onto in into over under underneath between behind along near around inside by via from through until ' +
    'till within after before prior without of',
);
