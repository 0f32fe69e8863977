/**
 * Whether a key belongs to an input method, as Enter does that takes a proposed word. Ask it first wherever a key of a text
 * field does something. The code 229 is for Safari, which sends that Enter when `isComposing` is false again.
 * @see https://www.w3.org/TR/uievents/#determine-keydown-keyup-keyCode
 */
export function isComposing({ isComposing: isInside, keyCode }: KeyboardEvent): boolean {
  return isInside || keyCode === 229;
}
