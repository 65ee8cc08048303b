/**
 * Given names with their short forms. Several full names in one line are different names: two of them in a household
 * are sisters, or father and son. Some short names are in two lines: Pat belongs to either.
 */
const nicknameGroups = `alexander alex al sandy xander lex
alexandra alex sandra sandy lexi alexa
abigail/gail abby
albert al bert
alfred al fred freddie
allison ali allie
amanda mandy
andrew andy drew
andrea andi
angela angie
anne/ann/anna/nancy annie nan
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
carolyn/carol carrie
catherine/katherine/kathryn/kathleen cathy kathy kate katie kay kitty cat
cecilia/celia cece
charles charlie chuck chas chip
charlotte charlie lottie
christine/christina chris chrissy tina christy
christopher chris topher kit
cynthia cindy
daniel dan danny
danielle dani
david dave davey
deborah/debra deb debbie
dennis denny
diana/diane di
donald don donnie
dorothy dot dottie dolly
douglas doug
edward ed eddie ted teddy ned
eleanor/nora ellie nell
elizabeth/lisa/betty/elise/eliza liz lizzie beth libby betsy
emily em emmy
eugene gene
evelyn/eve evie
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
isabella/isabel bella izzy
isaac ike
jacob jake
jacqueline jackie
james jim jimmy jamie
janet jan
jason jay
jeffrey/geoffrey jeff geoff
jennifer jen jenny
jeremy jerry
jessica jess jessie
john/jack johnny jon
jonathan jon jonny
joseph joe joey
josephine jo josie
joshua josh
joyce/joy
judith judy
juan juanito
julia/julie jules
kenneth ken kenny
kimberly kim kimmy
kristen/kristin kris
lawrence/laurence larry
leonard len lenny leo
leonardo leo
lillian/lily lil
linda lindy
louis/lewis lou louie
louise lou
lucille lucy
margaret/greta/rita maggie meg peg peggy marge margie
maria/marie/mary mimi
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
mohammed/mohammad/muhammad/mohamed
nancy nan
natalie nat
nathaniel/nathan nate nat
nicholas nick nicky nico
nicole nicky nikki
olivia liv livvy
pamela pam
patricia pat patty tricia trish
patrick pat paddy
penelope penny
peter pete
philip/phillip phil
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
rosemary/rose rosie
russell russ
ruth ruthie
samantha sam sammy
samuel sam sammy
sandra sandy
sarah/sara/sally/sadie
scott scottie
sharon shari
shirley shirl
sophia/sophie
stanley stan
stephanie steph
stephen/steven/stephan steve stevie
stewart/stuart stu
susan/suzanne sue susie suzy
sylvia syl
tamara tammy
teresa/theresa/tessa terry tess
terrence terry
theodore/theo ted teddy
thomas tom tommy
timothy tim timmy
valerie val
veronica/vera ronnie
victor vic
victoria vicky tori
vincent vince vinny
virginia ginny
vivian viv
walter walt wally
wendy wen
wesley wes
william/liam bill billy will willie
winifred winnie
winston win
zachary zach zack`
  .split('\n')
  .map((line) => {
    const [full = '', ...short] = line.split(' ');
    return { full: full.split('/'), short };
  });

const lines = new Map<string, number[]>();
for (const [index, { full, short }] of nicknameGroups.entries())
  for (const name of [...full, ...short]) lines.set(name, [...(lines.get(name) ?? []), index]);

const isShortOf = (short: string, full: string): boolean => {
  const [line, ...more] = lines.get(short) ?? [];
  const [itsLine, ...itsMore] = lines.get(full) ?? [];
  if (line === undefined || line !== itsLine || more.length > 0 || itsMore.length > 0) return false;
  return nicknameGroups[line]?.full.includes(full) === true && nicknameGroups[line].short.includes(short);
};

/**
 * Whether one given name is the short form of the other: 'bob' of 'robert'. A short name of several full names is
 * ambiguous and does not count: 'chris' may be Christina's husband. Two full names or two short ones are two people:
 * Maria and Marie, Bill and his son Billy (C-231). Symmetric.
 *
 * @param one - folded
 * @see C-230
 */
export function areNicknames(one: string, other: string): boolean {
  return isShortOf(one, other) || isShortOf(other, one);
}

/**
 * Whether two given names may belong to one person, including ambiguous short forms: 'chris' and 'christina'. @param
 * one - folded
 */
export function mayBeNicknames(one: string, other: string): boolean {
  const isIn = (line: number) =>
    nicknameGroups[line]?.full.includes(other) || nicknameGroups[line]?.short.includes(other);
  return lines.get(one)?.some(isIn) ?? false;
}

/** Whether a name has a short form, or is one. @param name - folded */
export const hasNicknames = (name: string): boolean => lines.has(name);
