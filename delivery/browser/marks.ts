/** Attributes of the style elements in a finished page: its fonts and the rules it uses. */
export const FONTS = 'data-fonts';
export const USED_STYLES = 'data-used';
