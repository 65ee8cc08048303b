/** Given names with the names they are called by, the full one first. Some stand in two lines: Pat is either. */
const kin = `alexander alex al sandy xander lex
alexandra alex sandra sandy lexi alexa
abigail abby gail
albert al bert
alfred al fred freddie
allison ali allie
amanda mandy
andrew andy drew
andrea andi
angela angie
anne ann anna annie nan nancy
anthony tony
antonio tony
arthur art artie
barbara barb babs barbie
benjamin ben benny benji
bernard bernie
beverly bev
bradley brad
calvin cal
cameron cam
carolyn carol carrie
catherine katherine kathryn cathy kathy kate katie kay kitty cat kathleen
cecilia cece celia
charles charlie chuck chas chip
charlotte charlie lottie
christine christina chris chrissy tina christy
christopher chris topher kit
cynthia cindy
daniel dan danny
danielle dani
david dave davey
deborah debra deb debbie
dennis denny
diana diane di
donald don donnie
dorothy dot dottie dolly
douglas doug
edward ed eddie ted teddy ned
eleanor ellie nell nora
elizabeth liz lizzie beth betty eliza libby lisa betsy elise
emily em emmy
eugene gene
evelyn eve evie
ezekiel zeke
florence flo
frances fran frannie
francis frank
franklin frank
frederick fred freddie rick
gabriel gabe
gabrielle gabby
gerald gerry jerry
geraldine gerry
gregory greg
gwendolyn gwen
harold hal harry
harriet hattie
helen nell nellie
henry hank harry hal
herbert herb
isabella isabel bella izzy
isaac ike
jacob jake
jacqueline jackie
james jim jimmy jamie
janet jan
jason jay
jeffrey jeff geoff geoffrey
jennifer jen jenny
jeremy jerry
jessica jess jessie
john jack johnny jon
jonathan jon jonny
joseph joe joey
josephine jo josie
joshua josh
joyce joy
judith judy
juan juanito
julia julie jules
kenneth ken kenny
kimberly kim kimmy
kristen kris kristin
lawrence larry laurence
leonard len lenny leo
leonardo leo
lillian lily lil
linda lindy
louis lou louie lewis
louise lou
lucille lucy
margaret maggie meg peg peggy marge margie greta rita
maria marie mary mimi
martha marty
martin marty
matthew matt matty
maureen mo
maximilian max
melissa mel missy
michael mike mikey mick mickey
michelle shelly
mildred millie
mitchell mitch
mohammed mohammad muhammad mohamed
nancy nan
natalie nat
nathaniel nathan nate nat
nicholas nick nicky nico
nicole nicky nikki
olivia liv livvy
pamela pam
patricia pat patty tricia trish
patrick pat paddy
penelope penny
peter pete
philip phillip phil
phyllis phyl
priscilla cilla
rachel rach
ralph ralphie
randall randy
raymond ray
rebecca becky becca
reginald reggie
richard rich rick ricky dick richie
robert rob robbie bob bobby bert
roberta bobbie
rodney rod
roger rodge
ronald ron ronnie
rosemary rose rosie
russell russ
ruth ruthie
samantha sam sammy
samuel sam sammy
sandra sandy
sarah sara sally sadie
scott scottie
sharon shari
shirley shirl
sophia sophie
stanley stan
stephanie steph
stephen steven steve stevie stephan
stewart stuart stu
susan sue susie suzanne suzy
sylvia syl
tamara tammy
teresa theresa terry tess tessa
terrence terry
theodore ted teddy theo
thomas tom tommy
timothy tim timmy
valerie val
veronica ronnie vera
victor vic
victoria vicky tori
vincent vince vinny
virginia ginny
vivian viv
walter walt wally
wendy wen
wesley wes
william bill billy will willie liam
winifred winnie
winston win
zachary zach zack`
  .split('\n')
  .map((line) => line.split(' '));

/** Names that are often met and near another's: who has one was not called the other by a slip. */
const others =
  `adam alan allan alice alicia alma alvin amy ana angel anita arlene april ashley audrey aaron erin barry betty
bonnie brandon brandy brenda brian bryan bruce carl carla carlo carlos carmen carol carole cheryl chad clara clarence claire
clifford clyde colin connie craig crystal curtis dale dana darlene darrell daryl dawn dean denise derek diana dolores doris
dora duane dustin dylan edgar edith edna elaine elena ella ellen elsie emma eric erica erik erika ernest esther ethel ethan
eva fiona gary george georgia gina gladys glenn gloria grace grant hannah heather hector heidi holly howard hugh ian ida
irene iris ivan jane janice jean jeanne jeanette jenna jill joan joann joanne joel johanna jordan jorge jose joy juanita
juan karen karl karla keith kelly kevin kyle kim laura lauren lauri lee leo leon leona leslie lewis lloyd lois lori lorraine
lucas luke luis lucia lydia lynn manuel marcia marco marcus marc mark maria marian marie mario marilyn marion marisol
marjorie marlene marvin mary megan melanie melvin miguel mildred milton minnie miriam misty monica morgan myra neil noah
noel norma norman oscar paul paula pauline pearl pedro perry phoebe rafael ramon raul rene renee ricardo rita roberto robin
robyn rosa rose ross roy ruben ruby ryan salvador sean shaun shane shannon sheila sherry shawn sheri silvia sonia sofia stacy
stella sydney tara ted theo todd tracy travis troy tyler vera vernon vicki wanda warren wayne wilma yolanda yvonne jean
andre andreas dominic dominique daniela daniele eliana elias emilia emilio gabriela gabriele joan joana joao marcel marcela
mateo matias martina micah michaela mikael nadia nadja nicola nikola oliver olive oscar petra petr simon simone stefan
stefanie valentin valentina`.split(/\s+/);

const lines = new Map<string, number[]>();
for (const [index, names] of kin.entries())
  for (const name of names) lines.set(name, [...(lines.get(name) ?? []), index]);
const known = new Set([...lines.keys(), ...others]);

/**
 * Whether two given names are one person's: 'bob' and 'robert'. A short name of several full ones is none of them for
 * sure: 'chris' may be Christina's husband (C-231). Symmetric.
 *
 * @param one - folded
 * @see C-230
 */
export function areNicknames(one: string, other: string): boolean {
  const [line, ...more] = lines.get(one) ?? [];
  const [otherLine, ...otherMore] = lines.get(other) ?? [];
  return line !== undefined && line === otherLine && more.length === 0 && otherMore.length === 0;
}

/** Whether two given names may be one person's, among others: 'chris' and 'christina'. @param one - folded */
export function mayBeNicknames(one: string, other: string): boolean {
  return lines.get(one)?.some((line) => kin[line]?.includes(other)) ?? false;
}

/** Whether people are often called so: two of such names are no slip of each other. @param name - folded */
export const isKnownGivenName = (name: string): boolean => known.has(name);
