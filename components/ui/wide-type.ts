/** For large words and figures that are no headings: a heading's width in a lighter weight. */
export const wideType = 'font-medium font-stretch-(--heading-stretch) text-balance';
