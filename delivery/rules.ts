import { type Build, NOT_FOUND } from './outputs.ts';
import { escaped, type Rule, type SiteRules } from './site/format.ts';

type Route = Build['routing']['beforeMiddleware'][number];

/** The parameter under which a dynamic route prerenders its page for unknown ids (content/temples/index.ts). */
const UNKNOWN = 'unknown';

function rewriteOf({ sourceRegex, destination = '', has = [], missing = [] }: Route): Rule {
  const [condition, ...more] = has;
  const known = !condition || (condition.type === 'query' && condition.value !== undefined);
  if (!known || more.length + missing.length > 0)
    throw new Error(`delivery/rules.ts knows no rewrite on anything but one query: ${sourceRegex}`);
  const query = condition && { key: condition.key ?? '', value: condition.value ?? '' };
  return { pattern: sourceRegex, destination, ...(query ? { query } : {}) };
}

/**
 * The rules that lead unknown ids of dynamic routes to the pages prerendered for them, one for each such page. A page
 * belongs to the first route that it matches: Next lists the narrowest first.
 */
function fallbacks(routes: readonly Route[], addresses: readonly string[]): Rule[] {
  const left = new Set(addresses.filter((address) => address.split('/').includes(UNKNOWN)));
  return routes.flatMap(({ source = '', sourceRegex }) => {
    const parts = source.split('/');
    const own = [...left].filter((address) => new RegExp(sourceRegex).test(address));
    return own.map((address) => {
      left.delete(address);
      const pattern = address.split('/').map((value, index) => {
        if (value !== UNKNOWN) return escaped(value);
        return parts[index]?.startsWith('[...') ? '.+?' : '[^/]+?';
      });
      return { pattern: `^${pattern.join('/')}(?:/)?$`, destination: address };
    });
  });
}

/** Returns the rules for addresses without a record. */
export function rules({ routing }: Build, addresses: readonly string[]): SiteRules {
  const unknown = [...routing.afterFiles, ...routing.fallback, ...routing.middlewareMatchers];
  if (unknown.length > 0) throw new Error('the hosts know rewrites before files alone, and no middleware');
  const redirects = routing.beforeMiddleware.filter(({ status }) => status);
  return {
    redirects: redirects.map(({ sourceRegex, headers = {}, status = 308 }) => ({
      pattern: sourceRegex,
      destination: headers.Location ?? '',
      status,
    })),
    rewrites: routing.beforeFiles.map(rewriteOf),
    fallbacks: fallbacks(routing.dynamicRoutes, addresses),
    notFound: NOT_FOUND,
  };
}
