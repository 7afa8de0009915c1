"""First names that plainly are women's, so that a Spanish title may stand in the feminine: our own list.

Only names that hardly any man has; a name of both (Dana, Guadalupe, Leslie), or of men elsewhere (Andrea, Joan, Jean),
isn't one of them, since a man called by a woman's title is worse than a woman by the usual one.
"""

from functools import cache

from workers.language.words import fold

_WOMEN = """
abigail ada adela adriana agnes aida aisha alejandra alexandra alice alicia alma alyssa amanda amber amelia
amy ana anastasia angela angelica angelina anita ann anna anne annette annie antonia april araceli ariana
barbara beatrice beatriz becky belinda bernadette bertha bessie beth bethany betsy betty bianca blanca bonnie
brenda brianna bridget brittany camila camille carla carmela carolina caroline carolyn catalina catherine
cecilia celeste celia charlotte chelsea cheryl christina christine cindy clara claudia colleen connie
constance consuelo cristina crystal cynthia daisy daniela danielle debbie deborah debra delia denise diana
diane dianna dolores donna dora doris dorothy edith eileen elaine eleanor elena elisa elise elizabeth ella
ellen eloise elsa emilia emily emma erica erika erma esmeralda esperanza estela esther ethel eugenia eva
evelyn fatima felicia fernanda florence frances gabriela genevieve georgia geraldine gertrude gina giselle
gladys gloria grace graciela greta gretchen guillermina gwendolyn hannah harriet hazel heather heidi helen
helena hilda holly ida imelda ines ingrid irene iris irma isabel isabella ivette ivonne jacqueline janelle
janet janette janice jasmine jennifer jenny jessica jill joanna joanne josefina josephine joyce juana juanita
judith judy julia juliana julie karen karina karla kate katherine kathleen kathryn kathy katie katrina kayla
kristen kristina kristine laura lauren leah lena leonor leticia lidia lillian lily linda lisa lois lorena
loretta lorraine lourdes lucia lucille lucinda lucy luisa lupita lydia mabel magdalena maggie marcela marcia
margaret margarita maria mariana maribel marie marilyn marina maritza marjorie marlene marsha martha mary
matilda maureen megan melanie melinda melissa mercedes meredith mildred mindy minerva miranda miriam misty
molly monica monique myrna myrtle nadia nancy naomi natalia natalie nicole nina noemi nora noreen norma olga
olivia pamela patricia patty paula paulina pauline pearl peggy penny perla phyllis priscilla rachel ramona
raquel rebecca regina renata rhonda rita roberta rocio rosa rosalia rosalie rosalinda rosanna rose rosemary
roxanne ruby ruth sabrina sally samantha sandra sara sarah selena sheila shelia sherry shirley silvia sofia
sonia sonja sophia stella stephanie sue susan susana suzanne sylvia tabitha tamara tammy tanya tara teresa
thelma theresa tiffany tina tonya ursula valentina valeria vanessa vera veronica vicki vickie victoria viola
virginia vivian wanda wendy wilma xiomara xochitl yadira yesenia yolanda yvette yvonne zoe
"""


def is_of_woman(name: str) -> bool:
    """Whether the first of somebody's names is plainly a woman's: "Maria Jose", but not "Jose Maria"."""
    first = fold(name).split()[:1]
    return bool(first) and first[0] in _women()


@cache
def _women() -> frozenset[str]:
    return frozenset(_WOMEN.split())
