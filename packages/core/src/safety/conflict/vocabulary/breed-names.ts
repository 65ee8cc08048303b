/**
 * Recorded names of breeds: `name of the table: name, name`. The words may be in any order: 'Collie, Rough'. In
 * lowercase, without punctuation.
 */
export const canineBreedNames = `
collie: rough collie, smooth collie, scotch collie, scottish collie, collie rough, farm collie, lassie
australian shepherd: aussie, aust shepherd, aus shepherd, aussie shepherd, miniature australian shepherd, mini australian shepherd, toy australian shepherd, miniature american shepherd, mini american shepherd, mini aussie, toy aussie, mini shepherd, american shepherd, aussiedoodle, aussiepoo, aussie doodle, mini aussiedoodle
shetland sheepdog: sheltie, shelty, sheltidoodle, shetland sheep dog, toy collie
old english sheepdog: oes, o e s, old eng sheepdog, english sheepdog, bobtail, sheepadoodle, old english sheep dog
english shepherd:
german shepherd: german shepherd dog, gsd, german shep, ger shep, ger shepherd, g shepherd, alsatian, shepsky, shepadoodle, sheprador, labrashepherd, german sheprador, king shepherd, shiloh shepherd
shepherd: shep, shepherd mix, shepherd cross
white swiss shepherd: swiss shepherd, white shepherd, berger blanc suisse, berger blanc, white german shepherd
mcnab: mcnab dog, mcnab shepherd, mc nab
long haired whippet: lh whippet, longhaired whippet, long hair whippet, longhair whippet, windsprite, silken windsprite
silken windhound:
chinook:
waller: waeller
border collie: bordercollie, bordoodle, borador, border collie doodle, bc
herding breed mix: herding breed cross, herding breed, herding mix, herding cross, texas heeler, shollie
mixed breed: x, mixed, mixed dog, mix, mutt, mongrel, crossbreed, cross breed, crossbred, cross, designer breed, all american, mixed breed dog, mixed canine, k9 mix
unknown breed: unknown, not known, unsure, unspecified, unidentified, not recorded, other, n a, na, canine, dog, none
`;

/**
 * Breeds in which the MDR1 variant is not common, listed so that they are recognized. In lowercase, without
 * punctuation.
 */
export const otherCanineBreeds = `
affenpinscher, afghan hound, airedale terrier, airedale, akita, alaskan malamute, malamute, alaskan klee kai, klee kai,
american bulldog, american bully, american eskimo, eskimo, american foxhound, foxhound, american hairless terrier, pit bull,
pitbull, pittie, american pit bull terrier, american staffordshire terrier, amstaff, staffordshire bull terrier, staffie,
anatolian shepherd, appenzeller sennenhund, australian cattle dog, aust cattle dog, acd, cattle dog, heeler, blue heeler, red heeler,
queensland heeler, australian kelpie, kelpie, koolie, australian terrier, azawakh, barbet, basenji, basset hound, basset,
beagle, bearded collie, beardie, beauceron, bedlington terrier, belgian malinois, malinois, belgian sheepdog, belgian shepherd,
belgian tervuren, tervuren, groenendael, bergamasco, berger picard, bernese mountain dog, bernese, berner, bernedoodle, bichon frise,
bichon, black mouth cur, cur, black russian terrier, bloodhound, bluetick coonhound, coonhound, boerboel, bolognese, border terrier,
borzoi, boston terrier, bouvier des flandres, bouvier, boxer, boykin spaniel, briard, brittany, brittany spaniel, brussels griffon,
griffon, bull terrier, bulldog, english bulldog, olde english bulldogge, bullmastiff, cairn terrier, canaan dog, cane corso, corso,
cardigan welsh corgi, pembroke welsh corgi, welsh corgi, corgi, carolina dog, catahoula, catahoula leopard dog, caucasian shepherd,
cavalier king charles spaniel, cavalier, ckcs, king charles spaniel, cavapoo, cavachon, cesky terrier, chesapeake bay retriever, chihuahua,
chiweenie, chinese crested, chinese shar pei, shar pei, chow chow, chow, clumber spaniel, cockapoo, cocker spaniel, american cocker spaniel,
english cocker spaniel, cocker, coton de tulear, coton, curly coated retriever, dachshund, doxie, weiner dog, wiener dog, dalmatian,
dandie dinmont terrier, doberman pinscher, doberman, dobie, dogo argentino, dogue de bordeaux, french mastiff, dutch shepherd, english foxhound,
english setter, setter, english springer spaniel, springer spaniel, springer, field spaniel, finnish lapphund, finnish spitz,
flat coated retriever, fox terrier, french bulldog, frenchie, german pinscher, german shorthaired pointer, gsp, german wirehaired pointer,
giant schnauzer, glen of imaal terrier, golden retriever, golden, goldendoodle, doodle, gordon setter, great dane, dane, great pyrenees, great pyr, pyrenees,
greater swiss mountain dog, swissy, greyhound, italian greyhound, iggy, harrier, havanese, hound, hound mix, hovawart, husky, siberian husky,
ibizan hound, icelandic sheepdog, irish setter, irish terrier, irish water spaniel, irish wolfhound, irish wolf hound, wolfhound, jack russell terrier,
jack russell, parson russell terrier, parson russell, jrt, japanese chin, japanese spitz, jindo, karelian bear dog, keeshond, kerry blue terrier, komondor,
kuvasz, labrador retriever, labrador, lab, labradoodle, lagotto romagnolo, lagotto, lakeland terrier, leonberger, lhasa apso, lhasa, lowchen, maltese,
maltipoo, malshi, manchester terrier, mastiff, english mastiff, miniature bull terrier, miniature pinscher, min pin, miniature poodle,
miniature schnauzer, mountain cur, mudi, neapolitan mastiff, newfoundland, newfie, newfi, norfolk terrier, norwegian elkhound, elkhound,
norwich terrier, nova scotia duck tolling retriever, toller, otterhound, papillon, patterdale terrier, pekingese, peke,
peruvian inca orchid, petit basset griffon vendeen, pharaoh hound, plott hound, plott, podengo, pointer, polish lowland sheepdog, pomeranian, pom, pomsky,
pomchi, poodle, standard poodle, toy poodle, moyen poodle, portuguese water dog, presa canario, pug, puggle, puli, pumi, rat terrier,
redbone coonhound, rhodesian ridgeback, ridgeback, rottweiler, rottie, saint bernard, st bernard, saluki, samoyed, schipperke, schnauzer, schnoodle,
scottish deerhound, deerhound, scottish terrier, scottie, sealyham terrier, shiba inu, shiba, shih tzu, shihtzu, shih poo, shichon, silky terrier, skye terrier, sloughi,
soft coated wheaten terrier, wheaten terrier, wheaten, spaniel, retriever, spinone italiano, spitz, stabyhoun, standard schnauzer, sussex spaniel, swedish vallhund, terrier,
thai ridgeback, tibetan mastiff, tibetan spaniel, tibetan terrier, toy fox terrier, treeing walker coonhound, walker hound, vizsla,
weimaraner, welsh springer spaniel, welsh terrier, west highland white terrier, westie, whippet, wirehaired pointing griffon, wire fox terrier,
xoloitzcuintli, xolo, yorkshire terrier, yorkie, yorkie poo, yorkipoo, morkie, kangal, akbash, great swiss mountain dog, landseer, tosa, maremma, maremma sheepdog, central asian shepherd
`;

/** Kinds of small animals by the names of their breeds. In lowercase, without punctuation. */
export const smallAnimalNames = `
rabbit: bunny, lop, holland lop, mini lop, english lop, french lop, american fuzzy lop, fuzzy lop, mini rex, rex, dwarf rabbit, netherland dwarf, dwarf hotot, hotot, lionhead, flemish giant, flemish, new zealand white, new zealand, angora, english angora, dutch, dutch rabbit, californian, jersey wooly, harlequin, checkered giant, satin, english spot, belgian hare, american sable, havana, silver fox, champagne d argent, chinchilla rabbit, rex rabbit, florida white, polish rabbit, himalayan rabbit, cottontail, domestic rabbit
guinea pig: cavy, american guinea pig, abyssinian, peruvian, silkie, sheltie, texel, coronet, teddy, skinny pig, skinny, abyssinian guinea pig, baldwin
hamster: syrian, syrian hamster, golden hamster, dwarf hamster, roborovski, robo, winter white, campbell, chinese hamster, teddy bear hamster, russian dwarf
chinchilla: chin
ferret:
gerbil:
hedgehog: african pygmy hedgehog
mouse: mice, fancy mouse
rat: fancy rat, dumbo rat
sugar glider:
degu:
prairie dog:
squirrel:
opossum: possum, short tailed opossum
skunk:
`;

/** Kinds of reptiles by the names of their species. In lowercase, without punctuation. */
export const reptileNames = `
tortoise: russian tortoise, sulcata, sulcata tortoise, african spurred tortoise, leopard tortoise, hermann tortoise, hermann, greek tortoise, redfoot, red footed tortoise, redfoot tortoise, yellow footed tortoise, star tortoise, marginated tortoise, galapagos tortoise, desert tortoise, gopher tortoise, aldabra
turtle: box turtle, eastern box turtle, ornate box turtle, three toed box turtle, red eared slider, slider, slider turtle, yellow bellied slider, painted turtle, map turtle, snapping turtle, snapper, softshell turtle, softshell, musk turtle, mud turtle, cooter, wood turtle, spotted turtle, sea turtle, terrapin, diamondback terrapin, chelonian, aquatic turtle, water turtle, res
lizard: bearded dragon, beardie, leopard gecko, crested gecko, gecko, green iguana, iguana, chameleon, veiled chameleon, panther chameleon, monitor, savannah monitor, tegu, skink, blue tongued skink, blue tongue skink, uromastyx, anole, water dragon, chinese water dragon
snake: ball python, python, corn snake, king snake, kingsnake, milk snake, boa, boa constrictor, hognose, hognose snake, rat snake, garter snake, gopher snake, carpet python, burmese python, red tail boa
frog: tree frog, toad, pacman frog, axolotl, salamander, newt, dart frog
crocodilian: alligator, crocodile, caiman
`;

/** Kinds of other animals by the names of their breeds. In lowercase, without punctuation. */
export const otherAnimalNames = `
goat: pygmy goat, nigerian dwarf, nigerian dwarf goat, boer goat, boer, nubian, alpine goat, lamancha, saanen, angora goat, fainting goat, kid
sheep: ewe, ram, wether, lamb, suffolk, dorper, merino, katahdin, icelandic sheep, babydoll sheep, hampshire sheep
cattle: cow, calf, bull, steer, heifer, bovine, angus, hereford, holstein, jersey, highland cattle, dexter, mini cow, miniature cow
alpaca: huacaya, suri
llama: camelid
deer: reindeer, elk
pig: pot bellied pig, potbellied pig, potbelly pig, mini pig, miniature pig, swine, hog, kunekune, juliana pig
donkey: mule, burro, mini donkey, miniature donkey
fish: koi, goldfish, betta
primate: monkey, marmoset
wolf: wolf hybrid, wolf dog, wolfdog
fox:
insect: tarantula, bee
`;

/** Dogs that grow for up to 18 months, the 'giant breeds' of the Baytril insert. In lowercase, without punctuation. */
export const giantBreeds = `
great dane, dane, mastiff, english mastiff, bullmastiff, neapolitan mastiff, tibetan mastiff, dogue de bordeaux,
french mastiff, cane corso, corso, boerboel, presa canario, tosa, saint bernard, st bernard, newfoundland, newfie, newfi, landseer,
irish wolfhound, irish wolf hound, wolfhound, scottish deerhound, deerhound, leonberger, great pyrenees, great pyr, pyrenees, bernese mountain dog, bernese,
berner, greater swiss mountain dog, anatolian shepherd, kangal, akbash, caucasian shepherd, central asian shepherd, kuvasz, komondor, maremma sheepdog,
black russian terrier, borzoi
`;

/**
 * Dogs that are adult at 8 months, the 'small and medium breeds' of the Baytril insert. In lowercase, without
 * punctuation.
 */
export const smallAndMediumBreeds = `
affenpinscher, alaskan klee kai, american eskimo, american hairless terrier, australian terrier, basenji, basset hound, beagle, bedlington terrier, bichon frise,
bichon, bolognese, border terrier, boston terrier, brittany, brussels griffon, cairn terrier, cardigan welsh corgi, pembroke welsh corgi,
corgi, cavalier king charles spaniel, cavalier, cavapoo, cavachon, chihuahua, chiweenie, chinese crested, cockapoo, cocker spaniel,
coton de tulear, dachshund, dandie dinmont terrier, english cocker spaniel, english springer spaniel, fox terrier, french bulldog, frenchie, english bulldog,
havanese, italian greyhound, jack russell terrier, japanese chin, japanese spitz, keeshond, lakeland terrier, lhasa apso, lowchen, maltese, maltipoo,
manchester terrier, miniature pinscher, min pin, miniature poodle, miniature schnauzer, norfolk terrier, norwich terrier, papillon,
parson russell terrier, patterdale terrier, pekingese, pomeranian, pomchi, pug, puggle, rat terrier, schipperke, scottish terrier, sealyham terrier, shetland sheepdog,
shiba inu, shih tzu, silky terrier, skye terrier, staffordshire bull terrier, tibetan spaniel, tibetan terrier, toy fox terrier, toy poodle, welsh terrier, west highland white terrier, westie,
whippet, wire fox terrier, yorkshire terrier, yorkie, yorkipoo, morkie
`;
