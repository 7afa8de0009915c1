"""The look of a Word file: styles, page, language, links, and the name and page number from page two on."""

from docx.document import Document as WordDocument
from docx.enum.style import WD_STYLE_TYPE
from docx.opc.constants import RELATIONSHIP_TYPE
from docx.oxml import OxmlElement
from docx.oxml.ns import qn
from docx.shared import Inches, Mm, Pt, RGBColor
from docx.styles.style import ParagraphStyle
from docx.text.paragraph import Paragraph

from common.documents.templates import Paper, WordLook

BETWEEN_PARAGRAPHS = Pt(10)
PAPERS = {"letter": (Inches(8.5), Inches(11)), "a4": (Mm(210), Mm(297))}
LOCALES = {"en": "en-US", "es": "es-MX"}
# Size beside the text's, space before and after in points.
HEADINGS = {"Title": (2.1, 0, 0), "Subtitle": (1.2, 0, 2), "Heading 1": (1.2, 12, 3), "Heading 2": (1.05, 7, 0)}


def set_styles(word: WordDocument, look: WordLook, language: str) -> None:
    """Fonts, sizes and spaces of the styles that a document uses, and the language that spelling is checked in."""
    normal = _style(word, "Normal")
    _set_font(normal, look.font, look.size)
    normal.paragraph_format.space_after = Pt(2)
    normal.paragraph_format.line_spacing = 1.1
    locale = OxmlElement("w:lang")
    locale.set(qn("w:val"), LOCALES[language])
    normal.element.get_or_add_rPr().append(locale)
    for name, (scale, before, after) in HEADINGS.items():
        style = _style(word, name)
        _set_font(style, look.heading_font, round(look.size * scale * 2) / 2)
        style.font.bold, style.font.italic = True, False
        style.font.color.rgb = RGBColor.from_string("1B1E21" if name == "Heading 2" else look.colour.upper())
        style.paragraph_format.space_before, style.paragraph_format.space_after = Pt(before), Pt(after)
        style.paragraph_format.keep_with_next = True
        for ornament in style.element.xpath("./w:pPr/w:pBdr | ./w:rPr/w:spacing | ./w:rPr/w:kern"):
            ornament.getparent().remove(ornament)
    bullets = _style(word, "List Bullet")
    bullets.paragraph_format.space_after = Pt(1)


def set_page(word: WordDocument, look: WordLook, paper: Paper, name: str) -> None:
    """Paper and margins; from the second page on the foot says whose document it is, and the page."""
    (section,) = word.sections
    section.page_width, section.page_height = PAPERS[paper]
    section.left_margin = section.right_margin = Inches(look.margin_inches)
    section.top_margin = section.bottom_margin = Inches(min(look.margin_inches, 0.8))
    section.different_first_page_header_footer = True
    foot = section.footer.paragraphs[0]
    foot.add_run(f"{name} – ")
    field = OxmlElement("w:fldSimple")
    field.set(qn("w:instr"), "PAGE")
    foot._p.append(field)  # noqa: SLF001 - python-docx has no fields of its own


def add_link(paragraph: Paragraph, text: str, address: str) -> None:
    """A link at the paragraph's end; python-docx reads links and writes none."""
    relation = paragraph.part.relate_to(address, RELATIONSHIP_TYPE.HYPERLINK, is_external=True)
    link = OxmlElement("w:hyperlink")
    link.set(qn("r:id"), relation)
    run = paragraph.add_run(text)
    run.font.underline = True
    link.append(run._r)  # noqa: SLF001 - as above
    paragraph._p.append(link)  # noqa: SLF001 - as above


def _style(word: WordDocument, name: str) -> ParagraphStyle:
    style = word.styles[name]
    if not isinstance(style, ParagraphStyle) or style.type is not WD_STYLE_TYPE.PARAGRAPH:
        raise TypeError(f"{name} is no style of paragraphs")
    return style


def _set_font(style: ParagraphStyle, font: str, size: float) -> None:
    """Word takes the font of each script by itself; without this, headings keep that of their theme."""
    style.font.name, style.font.size = font, Pt(size)
    fonts = style.element.get_or_add_rPr().get_or_add_rFonts()
    for theme in ("asciiTheme", "hAnsiTheme", "eastAsiaTheme", "cstheme"):
        fonts.attrib.pop(qn(f"w:{theme}"), None)
    fonts.set(qn("w:cs"), font)
