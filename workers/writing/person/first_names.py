"""First names that plainly are women's, so that a Spanish title may stand in the feminine: our own list.

Only names that hardly any man has; a name of both (Dana, Guadalupe, Leslie), or of men elsewhere (Andrea, Joan, Jean),
isn't one of them, since a man called by a woman's title is worse than a woman by the usual one.
"""

from functools import cache

from workers.language.words import fold

_WOMEN = """
abigail ada adela adriana agnes aida aisha alberta alejandra alejandrina alexandra alice alicia alma alyssa
amanda amber amelia amy ana anastasia angela angelica angelina anita ann anna anne annette annie annika antonia
april araceli ariana arlene aurora azucena barbara beatrice beatriz becky belen belinda bernadette bernice
bertha bessie beth bethany betsy betty bettye bianca blanca bonnie brandi brenda brianna bridget bridgette
brittany camila camille candace candice carissa carla carmela carole carolina caroline carolyn carrie cassandra
catalina catherine cecilia celeste celia chantel chantelle charlene charmaine charlotte chelsea cheryl
christa christie christina christine
cindy claire clara claudia colleen connie constance consuelo corina cristal cristina crystal cynthia
daisy daniela danielle darlene dawn debbie deborah debra delfina delia denise diana diane diann dianna dina
dolores dominga donna dora doreen doris dorothy ebony edith edna eileen elaine elba eleanor elena elida elisa
elise elissa elizabeth ella ellen eloisa eloise elsa elvia elvira emilia emily emma enedina erica erika erma
ernestina esmeralda esperanza estefania estela esther ethel eugenia eunice eva evelyn fabiola fatima faye
felicia fernanda fidelia filomena florence frances gabriela genevieve georgia geraldine gertrude gina ginger
giselle gladys gloria grace graciela greta gretchen griselda guillermina gwen gwendolyn hannah harriet hazel
heather heidi helen helena herlinda hermelinda hilda holly hortensia ida ilene imelda ines inez ingrid irene
iris irma isabel isabella ivette ivonne jacqueline jana janelle janet janette janice janie janine jasmine
jeanette jeannette jeannie jennifer jenny jessica jill joann joanna joanne johanna jolene josefa
josefina josephine joyce juana juanita judi judith judy julia juliana julie karen karina karla kate katelyn
katharine katherine kathie kathleen kathryn kathy katie katrina katy kayla keisha kellie kendra krista
kristen kristi kristin kristina kristine kristy lakeisha lakisha lana lara latanya latasha latisha
latonya latoya latrice laura lauren leah leann leanna
leanne leila lena leona leonor leonora leticia lidia lilia liliana lillian lily linda lisa lizbeth lois lorena
loretta lori lorna lorraine lourdes luann luanne lucia lucille lucinda lucy luisa lupita lydia lynda lynette
mabel madeline magali magdalena maggie mamie mandy marcela marcia marcy margaret margarita marguerite maria
mariana marianne maribel marla maricela marie mariela marilyn marina marisela marisol marissa maritza marjorie
e marsha martha martina mary maryann matilda maureen maxine mayra megan melanie melinda melissa mercedes
meredith micaela michelle mildred mindy minerva miranda mireya miriam misty molly mona monica monique muriel
myrna myrtle nadia nadine nancy nanette naomi natalia natalie natasha nayeli nelly nettie nichole nicole nina
noelia noemi nora norah noreen norma odessa ofelia olga olivia otilia paige paloma pamela patricia patsy patti
patty paula paulina pauline pearl peggy penelope penny perla phyllis polly priscilla rachel ramona raquel
rebecca regina renata reyna rhoda rhonda rita roberta rocio rosa rosalba rosalia rosalie rosalinda rosalyn
rosanna rosaura rose rosemarie rosemary rosetta rosie roxana roxanne ruby ruth sabrina sadie sally samantha
sandra sara sarah sarai selena selma serena shanice shanika shaniqua shari sharon shawna sheila shelia
sheri sherri sherry shirley
silvana silvia sofia soledad sonia sonja sophia staci stella stephanie sue susan susana susanna suzanne
suzette sylvia tabatha tabitha tamara tameka tamika tammy tanesha tanisha tanya tara tasha teresa thelma
theresa therese
tiffany tina tonia tonya traci trina trisha trudy ursula valentina valeria vanessa vera veronica veronika vicki
vickie victoria vilma viola virginia viridiana vivian vivien wanda wendy willa wilma winifred xiomara xochitl
yadira yanira yasmin yesenia yolanda yvette yvonne zoe zoila zulema
"""


def is_of_woman(name: str) -> bool:
    """Whether the first of somebody's names is plainly a woman's: "Maria Jose", but not "Jose Maria"."""
    first = fold(name).split()[:1]
    return bool(first) and first[0] in _women()


@cache
def _women() -> frozenset[str]:
    return frozenset(_WOMEN.split())
