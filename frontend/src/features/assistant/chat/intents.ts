import { folded } from "../dates/words";

/** What somebody wants, in English or Spanish, whichever language the page is in. Each takes the text as it was typed. */
const asks = (pattern: RegExp) => (text: string) => pattern.test(folded(text));

export const saysYes = asks(/^(?:si|yes|yeah|yep|yup|sure|ok|okay|of course|claro|por supuesto|dale|va)\b|\byes\b/);
export const saysNo = asks(/^(?:no|nope|nah|not|none|nothing|ningun[oa]?|nada|don't|do not)\b/);
export const wantsToStart = asks(
  /\b(?:start|begin|go ahead|let's go|ready|empe\w+|comenz\w+|comienza|inicia\w*|list[oa])\b/,
);
export const wantsToKnowMore = asks(/\b(?:more|explain|how does|what is this|mas|explica\w*|como funciona)\b/);
export const stillThere = asks(
  /\b(?:yes|still|si|todavia|aun|sigo|present|currently?|actual(?:mente|idad)|to date|la fecha|ahora)\b/,
);
export const hasNothingToAdd = asks(
  /^(?:skip(?: (?:it|this(?: question)?))?|none|nothing|no|n\/?a|pass|omitir|saltar|ningun[oa]?|nada)[.!]?$/,
);
export const doesNotKnow = asks(
  /^(?:i (?:do not|don't|can't|cannot) (?:know|remember|recall)|(?:i have )?no idea|(?:i'm )?not sure|(?:yo )?no (?:lo |la )?(?:se|recuerdo)|no me acuerdo|(?:no tengo )?ni idea|no estoy segur[oa])\b/,
);
export const wantsToGoBack = asks(
  /^(?:go back|back|previous question|undo|volver|atras|regresar|regresa|pregunta anterior)[.!]?$/,
);
export const wantsToLeaveItOut = asks(
  /^(?:never ?mind|forget (?:it|that|this one)|cancel(?: (?:it|that|this))?|leave (?:it|this|that)(?: \w+)? out|olvidalo|dejalo|cancelar|dejalo fuera)[.!]?$/,
);
export const isDone = asks(
  /^(?:no,? )?(?:i'?m |i am |we'?re )?(?:all )?(?:done|finished|that'?s (?:all|it|everything)|save(?: (?:it|my profile|everything))?|finish|ya termine|termine|eso es todo|es todo|guardar|terminar)[.!]?$/,
);

/** Words of which "No, let's move to skills" and the like are made; a name has others too. */
const MOVING_ON = new Set(
  (
    "no let's lets move go on to the skip continue next now please this part section skills certifications " +
    "pasemos pasar vamos sigamos seguir seguimos omitir saltar a las los la esta parte siguiente habilidades " +
    "certificaciones por favor ahora y con"
  ).split(" "),
);
const MOVES = /\b(?:move|go|skip|continue|next|on to|pas\w+|segu\w+|sigamos|vamos|omitir|saltar|siguiente)\b/;

/** "No, let's move to skills", "skills", "skip this part": not a skill called "Earth mover operation". */
export function wantsToMoveOn(text: string): boolean {
  const words = folded(text).match(/[\p{L}']+/gu) ?? [];
  if (words.length === 0) return false;
  const named = words.some((word) => /^(?:skills|certifications|habilidades|certificaciones)$/.test(word));
  return words.every((word) => MOVING_ON.has(word)) || (named && (saysNo(text) || MOVES.test(folded(text))));
}
