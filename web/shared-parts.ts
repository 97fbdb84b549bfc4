import type { Plugin, Rolldown } from 'vite';

/** Pages that most visitors open: they must not load what other pages share. */
const lightPages =
  /features\/(home|content)\/.*-page\.tsx$|(hotel|car|transfer)-list-page\.tsx$|hotels\/detail\/.*-page\.tsx$/;
/** Pages of visitors with a link, and the login: they may load what all pages share, not what members share. */
const linkPages =
  /features\/(contact|drivers)\/.*-page\.tsx$|hotels\/notice\/.*-page\.tsx$|vouchers\/(check|guest)\/.*-page\.tsx$|(login|set-password)-page\.tsx$/;
/** Search lines and lists load their panels when these are opened, also for visitors. */
const withPanels = /features\/((hotels|cars|transfers)\/search-line|offers)\//;
const memberPages = /web\/src\/(features\/.*-page|user-centre)\.tsx$/;
const consolePages = /web\/src\/console\/(.*-page|routes)\.tsx$/;
const ours = /\/(contract|ui|web)\/src\//;

/** A module that at least this number of pages of an area need is loaded with the others of its kind. */
const minPages = 3;

/** Pages that exist once per product: what only those of one kind share is not loaded by the other members' pages. */
const families = {
  lists: /-order-list-page\.tsx$/,
  details: /-order-detail-page\.tsx$/,
  bookings: /-booking-page\.tsx$/,
};

/** Large packages: modules that need one of them are not loaded with modules that do not. */
const packages = {
  forms: /node_modules\/react-hook-form\//,
  kit: /node_modules\/@base-ui\//,
  popups: /node_modules\/@base-ui\/react\/popover\//,
};

const areas = ['basic', 'common', 'linked', 'panel', 'member', ...Object.keys(families), 'console'];
const groupNames = areas.flatMap((area) => withSubsets(area, Object.keys(packages)));

function withSubsets(area: string, [first, ...others]: string[]): string[] {
  if (first === undefined) return [area];
  return [...withSubsets(area, others), ...withSubsets(`${area}-${first}`, others)];
}

/**
 * Puts our own modules that several pages share into few files: each separate file is a request, and a browser
 * sends six at a time. There are files for the user centre, for the console, and for both with the pages of
 * links. The rule follows the static imports, so that a new module needs no entry in a list.
 */
export function sharedParts(entry: string): { plugin: Plugin; groups: Rolldown.CodeSplittingGroup[] } {
  let groupOf = new Map<string, string>();
  const plugin: Plugin = {
    name: 'shared-parts',
    apply: 'build',
    buildEnd() {
      const importsOf = (id: string) => this.getModuleInfo(id)?.importedIds ?? [];
      const lateImportsOf = (id: string) => this.getModuleInfo(id)?.dynamicallyImportedIds ?? [];
      groupOf = assignGroups([...this.getModuleIds()], entry, importsOf, lateImportsOf);
    },
  };
  const groups = groupNames.map((name) => ({
    name,
    test: (id: string) => groupOf.get(id) === name,
    // A dependency that a light page needs, too, stays where it is.
    includeDependenciesRecursively: false,
  }));
  return { plugin, groups };
}

type ImportsOf = (id: string) => string[];

/** Returns the group of each module that is in one. */
export function assignGroups(
  ids: string[],
  entry: string,
  importsOf: ImportsOf,
  lateImportsOf: ImportsOf,
): Map<string, string> {
  const everywhere = reach(
    [entry, ...ids.filter((id) => id.endsWith('/features/home/home-page.tsx'))],
    importsOf,
  );
  const light = reach(
    ids.filter((id) => lightPages.test(id)),
    importsOf,
  );
  const linked = reach(
    ids.filter((id) => linkPages.test(id)),
    importsOf,
  );
  const inPanels = reach(
    ids.filter((id) => withPanels.test(id)),
    (id) => [...importsOf(id), ...lateImportsOf(id)],
  );
  const isMember = (id: string) => memberPages.test(id) && !lightPages.test(id) && !linkPages.test(id);
  const members = collectPages(ids.filter(isMember), importsOf);
  const console = collectPages(
    ids.filter((id) => consolePages.test(id)),
    importsOf,
  );
  const groups = new Map<string, string>();
  for (const id of ids) {
    if (!ours.test(id) || everywhere.has(id) || isMember(id) || consolePages.test(id)) continue;
    const users = members.get(id) ?? [];
    const byMembers = users.length >= minPages;
    if (!byMembers && (console.get(id) ?? []).length < minPages) continue;
    if (light.has(id) && !byMembers) continue;
    const others = { light: light.has(id), linked: linked.has(id), panel: inPanels.has(id) };
    const area = byMembers ? areaOf(others, users) : 'console';
    const needed = [...reach([id], importsOf)];
    const kind = Object.entries(packages).filter(([, name]) => needed.some((each) => name.test(each)));
    groups.set(id, [area, ...kind.map(([name]) => name)].join('-'));
  }
  return groups;
}

/** Names the files by the pages that need them besides those of members. */
function areaOf(others: { light: boolean; linked: boolean; panel: boolean }, members: string[]): string {
  if (others.light) return others.linked ? 'basic' : 'common';
  if (others.linked) return 'linked';
  if (others.panel) return 'panel';
  const family = Object.entries(families).find(([, name]) => members.every((page) => name.test(page)));
  return family?.[0] ?? 'member';
}

/** Collects for each module the pages that need it. */
function collectPages(pages: string[], importsOf: ImportsOf): Map<string, string[]> {
  const users = new Map<string, string[]>();
  for (const page of pages) {
    for (const id of reach([page], importsOf)) users.set(id, [...(users.get(id) ?? []), page]);
  }
  return users;
}

/** Returns `from` and all modules that they import, directly or not. */
function reach(from: string[], importsOf: ImportsOf): Set<string> {
  const seen = new Set<string>();
  const open = [...from];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    open.push(...importsOf(id));
  }
  return seen;
}
