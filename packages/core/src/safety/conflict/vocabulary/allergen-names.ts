/**
 * Recorded names of drug classes and foods: `word of the table + word: name, name`. In lowercase, without punctuation.
 */
export const allergenNames = `
penicillin: pcn, pcns, cillin, cillins
cephalosporin: ceph, cephs, cefs, cephalosporine
beta-lactam: betalactam, b lactam, lactam antibiotic
sulfonamide: sulfa, sulpha, sulphonamide, sulfa drug, sulfa antibiotic, sulfas
fluoroquinolone: quinolone, floxacin
tetracycline:
aminoglycoside:
macrolide:
lincosamide:
nsaid: non steroidal, nonsteroidal, non steroid, non steroidal anti inflammatory, nonsteroidal anti inflammatory, nsaid s, coxib, non steroidal antiinflammatory, nonsteroidal antiinflammatory, non steroidals
corticosteroid: steroid, glucocorticoid, cortico steroid, cortisone
opioid: opiate, narcotic
barbiturate: barb
benzodiazepine: benzo
phenothiazine:
local anesthetic: caine, caines, caine anesthetic, local anaesthetic
isoxazoline:
macrocyclic lactone: avermectin
pyrethroid: permethrins
azole:
alpha-2 agonist: alpha 2 agonist
ace inhibitor:
ssri:
antihistamine:
vaccine: rabies vaccine, vaccination, rabies, lepto, leptospirosis, lepto vaccine, bordetella, distemper, dhpp, dapp, da2pp, fvrcp, lyme vaccine, felv vaccine, influenza vaccine
insulin:
chicken: chicken protein, chicken meal, chicken liver
chicken + turkey + duck: poultry, fowl
beef: cow, bovine, bovine protein, beef protein, bison, beef liver
dairy + milk + cheese: dairy, milk product, lactose, dairy product, cheese, yogurt, yoghurt, cow milk, cows milk
milk:
casein:
whey:
egg: egg white, egg yolk, egg protein, eggs
fish: seafood, fish protein, whitefish, cod, pollock, herring
salmon:
tuna:
shellfish: shrimp, crab, lobster
lamb: mutton, sheep
pork: porcine, pig, ham
bacon:
turkey:
duck:
venison: deer
rabbit:
kangaroo:
alligator:
quail:
soy: soya, soybean, soy protein
corn: maize, corn gluten
wheat: wheat gluten, gluten
rice:
barley:
oat: oatmeal, oats
rye:
grain: grains, cereal
pea: peas, legume, lentil, chickpea
potato: sweet potato
carrot:
tomato:
pumpkin:
peanut: peanut butter, nut, nuts, tree nut
yeast: brewers yeast
flax: flaxseed
alfalfa:
timothy: timothy hay
banana:
apple:
strawberry:
gelatin:
coconut:
`;

/** Environmental allergens: recognized, but not compared with any product. In lowercase, without punctuation. */
export const environmentNames = `
pollen, tree pollen, grass pollen, weed pollen, grass, grasses, weed, weeds, ragweed, tree, trees, dust, dust mite, dust
mites, house dust, storage mite, storage mites, mold, molds, mould, dander, cat dander, human dander, feathers, wool,
flea bite, flea bites, flea saliva, fleas, flea, flea allergy, flea allergy dermatitis, fad, bee, bees, bee sting, bee
stings, bee venom, wasp, wasps, wasp sting, hornet, insect, insects, insect bite, insect bites, bug bite, bug bites,
spider bite, mosquito, mosquitoes, mosquito bite, ant, ants, fire ant, fire ants, snake, snake bite, latex, nickel,
plastic, plastic bowl, perfume, detergent, laundry detergent, carpet, carpet cleaner, cleaning product, smoke, cigarette
smoke, poison ivy, poison oak, cedar, pine, oak, bermuda grass, kentucky bluegrass, seasonal, seasonal allergy, seasonal
allergies, environmental, environmental allergy, environmental allergies, environment, outdoor, atopy, atopic
dermatitis, hay fever, cotton, grooming product, hay, straw, shavings
`;
