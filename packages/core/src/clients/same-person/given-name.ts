/**
 * Given names among clients of American practices: the most frequent ones of a hundred years of births, and those of
 * immigrant families. Names with a short form are listed with it in `nickname.ts`.
 */
const often = `aaliyah aaron ada adam adan addison adela adele adeline adrian adriana adrienne agnes ahmed aida aidan aiden aileen
aimee aisha akira alaina alan alana alba alberta alberto alden aldo alec alejandra alejandro alessandra alexia alexis
alfonso alfredo alice alicia alina alisa alisha alison alissa alitza allan allen allyson alma alondra alphonse alton alvaro
alvin alycia alyson alyssa amalia amara amari amaya amber amelia amina amir amira amit amos amy ana anastasia anders andre
andreas andres angel angelica angelina angelique angelo anika anil anita anjali annabel annabelle annalise annette annika
ansel anton antoine antoinette anya april ariana arianna ariel arjun arlene armando arnold arnulfo arturo arun asa asher
ashlee ashley ashlyn aspen astrid athena aubrey audrey audra august aurora austin autumn ava avery ayden ayesha ayla bailey
barrett barry beatrice beatriz beau becca belinda bella benita bennett bennie bernadette bernice bertha bessie beth bethany
bettie betty beulah bianca bjorn blaine blair blake blanca blanche bobbie bonita bonnie boris boyd brad braden bradford
brady brandi brandon brandy braxton brayden breanna brenda brendan brenna brent brenton brett brian briana brianna bridget
brigitte britney brittany brittney brock brody bronwyn brooke brooklyn bruce bruno bryan bryant bryce bryn bryson byron
caden caitlin caleb camden camila camilla camille candace candice cara carina carissa carl carla carlene carlos carlton
carly carmela carmen carmine carol carole carolina caroline carroll carson carter cary casandra casey cassandra cassidy
cassie catalina cedric celeste celia celina cesar chad chandler chanel chantal charity charlene chase chaya chelsea cherie
cheryl chester cheyenne chiara chloe christa christian christiana christie ciara claire clara clarence clarice clarissa
clark claude claudia claudio clay clayton clement cleo clifford clifton clint clinton clyde cody colby cole colette colin
colleen collin collins conner connie connor conor conrad constance consuelo cooper cora coral corey corinne cornelia
cornelius cory courtney craig cristian cristina cristobal crystal curtis cyrus dahlia daisy dakota dale dallas dalton damian
damien damon dana dane daniela daniele danilo dante daphne darcy daria darin dario darius darla darlene darnell darrell
darren darryl darwin daryl dawn dawson dayana dean deana deandre deanna declan deirdre delaney delia delilah della delores
delphine demetrius dena denis denise dennise denver derek derrick desiree desmond destiny devin devon dewey dexter diego
dillon dimitri dina dinesh dixie dmitri dmitry dolores dominic dominick dominique donna donovan dora doreen dorian doris
dorothea doyle duane duncan dustin dwayne dwight dylan earl earnest easton ebony edgar edith edmond edmund edna eduardo
edwin effie eileen elaina elaine elena eli elia elian eliana elias elijah elina elisa elisabeth elise eliza ella ellen
ellie elliot elliott ellis elmer eloise elsa elsie elton elva elvira elvis emanuel emerson emil emilia emiliano emilie
emilio emma emmanuel emmett enid enrique eric erica erich erick ericka erik erika erin ernest ernesto ernie ervin erwin
esmeralda esperanza esteban estela estella estelle esther ethan ethel etta eugenia eunice eva evan evangeline eve everett
fabian fabio faith fannie farah fatima fatma faye federico felicia felipe felix fern fernando fidel finley finn fiona
fletcher flora floyd forrest foster francesca francesco francine francisca francisco francois frankie freda frida gael gail
garrett garry garth gary gavin gemma gena genesis geneva genevieve george georgia georgina gerard gerardo germaine gertrude
gianna gilbert gilberto gillian gina ginger giovanna giovanni giselle giuseppe gladys glen glenda glenn gloria gordon grace
gracie grady graham grant grayson greta gretchen guadalupe guillermo gustavo guy hadley hailey hal haley hana hanna hannah
hannes hans hao harlan harley harmony haruki harrison harvey hasan hassan hattie hayden hayley hazel heath heather hector
heidi helena helene helga henrietta henrik hilary hilda hiroshi holden hollie hollis holly homer hope horace howard hubert
hudson hugh hugo hunter hussein ian ibrahim ida ignacio igor ileana iliana imani imran ina indira ines ingrid ira irene
irina iris irma irvin irving isabelle isaiah isaias ishaan ismael israel ivan ivana ivette ivonne ivy jacinta jack jackson
jacques jada jade jaden jadon jaime jaina jalen jamal jameson jamie jan jana jane janelle janessa janette janice janie
janine janis jared jarrett jarrod jarvis jasmin jasmine jasper javier jaxon jayden jayla jayne jayson jean jeanette jeanne
jeannette jeannie jeannine jed jelena jenna jensen jerald jeremiah jermaine jerome jesse jesus jill jillian jimena jin joan
joana joann joanna joanne joao joaquin jocelyn jodi jodie jody joel joelle johan johana johann johanna johnnie johnathan
johnathon jolene jonah jonas jordan jordana jorge jose josefina josiah josue journey jovan joy juana juanita judah jude
judson juliana julianna julianne juliet juliette julio julius june justin justina justine kaden kai kaitlin kaitlyn kaleb
kamal kamila kara karen kari karim karin karina karl karla karlene karlo karolina karyn kasey katarina katelyn katherina
kathi kathie katia katrina katya kaya kayden kayla kaylee keegan keira keisha keith kellen kelley kelli kellie kelly kelsey
kelvin kendall kendra kendrick kenji kent kenya keri kermit kerri kerry kevin khadija khalid kiara kieran kiran kirk kirsten
kofi krista kristian kristina kristine kristopher krystal kurt kyle kylie kyra lacey laila lamar lamont lana lance landon
lane lara larissa lars latasha latisha latoya laura laurel lauren laurie lauri laverne lavinia lawanda layla lea leah
leandra leandro leann leanna leanne lee leigh leila leilani lela leland lena lenora leo leon leona leonel leonor leopold
leroy lesley leslie lester leticia letitia levi lewis lexi lia liam lian liana lidia lila lilian liliana lilly lily lin lina
linus lionel lisa lisette lloyd logan lois lola lon loren lorena lorene lorenzo loretta lori lorna lorraine lottie lourdes
luca lucas lucia luciana luciano lucie lucio lucius lucretia lucinda luigi luis luisa luke lukas lula luna luther luz lydia
lyle lyn lynda lynette lynn lynne mabel mable macy madeleine madeline madelyn madison mae magdalena maia mal malachi malcolm
malik mallory mamie mandeep manuel manuela mara marc marcel marcela marcella marci marcia marco marcos marcus marcy margarita
margot marguerite mari maria mariah mariam marian mariana marianne maribel maricela mariela marietta marilyn marina mario
marion marisa marisol marissa maritza marjorie mark marla marlene marlon marlyn marquis marsha marshall marta martina marva
marvin maryann maryanne mason mateo mathew mathias matias matilda mattie maura maurice mauricio mavis maxine maxwell may maya
mckenzie megan meghan mei melanie melba melinda melody melvin mercedes meredith merle mia micah michaela micheal michele
miguel mikaela mikael mila milan milena miles millie milton mina mindy minerva minnie mira miranda miriam misty mitzi moira
molly mona monica monique monroe monte morgan morris moses muriel murray mustafa mya myles myra myrna myron myrtle nadia
nadine nadja naomi natalia natasha nate nathalie nathan ned neil nelda nell nellie nelson nestor neva nia nichole nicola
nicolas nicolette nigel nikhil niki nikita nikola nikolai nikolas nils nina noah noe noel noelle noemi nolan noor nora norah
noreen norma norman norris octavia octavio odessa oksana ola olga olive oliver ollie oma omar opal ora orlando orville oscar
oswald otis otto owen pablo paige paloma pansy paolo paris parker pascal patrice paul paula paulette paulina pauline paulo
payton pearl pedro percy perla perry petr petra peyton phoebe pierce pierre piper polly porter prescott preston prince priya
quentin quincy quinn quinton rachael rachelle rae rafael rahul raina raj ramiro ramon ramona randal randi raphael raquel
rashad raul raven ravi rayna reagan reba reed reese regina reid reina rena renata rene renee reuben rex reyna rhea rhoda
rhonda ricardo rico riley rita robbin roberto robin robyn rocco rochelle rocio roderick rodolfo rodrigo rogelio roland
rolando roma roman romeo rory rosa rosalie rosalind rosalinda rosanna rosanne rosario rose roseann rosetta roslyn ross rowan
rowena roxana roxanne roy ruben ruby rudolph rudy rufus rupert rusty ryan ryder saad sabrina sade sage sal salma
salvador salvatore samir samira sandeep sanjay santiago santos sasha saul savannah sawyer scarlett sean sebastian selena
selina selma serena serenity sergei sergio seth shana shane shani shania shannon sharlene shaun shauna shawn shawna shayla
shea sheila shelby sheldon shelia shelly shelton sheri sherri sherry sherman sheryl shirin shoshana sidney sienna sierra
silas silvia simon simona simone skye skyler sofia sol solomon sondra sonia sonja sonya spencer stacey staci stacie stacy
stefan stefanie stefano stella sterling stacia summer sunil suresh susana susanna susannah sven svetlana sydney tabitha
tamar tamera tami tamika tania tanisha tanner tanya tara tariq tasha tatiana tatum taylor teagan ted terence teri terrance
terrell terri tessa thaddeus thalia thea thelma theo theodora thiago tia tiana tiara tierra tiffany tina tobias
toby todd tomas tommie toni tonia tonya tori tracey traci tracie tracy travis trent trenton trevor trey tricia trina trinity
trista tristan troy trudy tucker twila ty tyler tyrone tyson ulises ulrich ursula valentin valentina valeria van vanessa vaughn
velma vera verna vernon vicente vicki vickie victor viktor vijay vikram vince viola violet violeta viviana vladimir wade wallace
wanda warren waylon wayne weldon wendell whitney wilbert wilbur wilfred wilhelm willa willard willow wilma wilson xander
xavier ximena xiomara yahir yara yasmin yesenia yolanda yosef younes yousef yuki yuri yusuf yvette yvonne zaida zaira zane
zara zelda zelma zion zoe zoey zoila zora zuri`;

const known: ReadonlySet<string> = new Set(often.split(/\s+/));

/** Whether a name is a common given name. @param name - folded */
export const isGivenName = (name: string): boolean => known.has(name);
