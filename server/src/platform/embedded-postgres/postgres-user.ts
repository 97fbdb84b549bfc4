import { readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { StartRefused } from '../env/start-refused.ts';

/** System user that runs PostgreSQL; undefined if it is the user of this process. */
export type PostgresUser = { uid: number; gid: number } | undefined;

/**
 * PostgreSQL refuses to run as root, so root starts it as an existing unprivileged user: the owner of the
 * cluster, or the user nobody. A uid without an entry in the user list does not work.
 *
 * @throws StartRefused if the cluster belongs to a user this process cannot become.
 */
export function choosePostgresUser(clusterDir: string): PostgresUser {
  const owner = statSync(clusterDir, { throwIfNoEntry: false });
  const ownUid = process.getuid?.();
  if (ownUid !== 0) {
    if (owner && owner.uid !== ownUid) {
      throw new StartRefused(
        `The database in ${clusterDir} belongs to user ${owner.uid}, and this is user ${ownUid}. ` +
          'Start the portal as the user who started it first.',
      );
    }
    return undefined;
  }
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  return findUnprivilegedUser();
}

/**
 * The first folder on the way to a path that the user may not pass, or the path itself when the user
 * may not read it; undefined when all is open.
 */
export function findBarrier(path: string, user: PostgresUser): string | undefined {
  if (!user) return undefined;
  const parent = dirname(path);
  const before = parent === path ? undefined : findBarrier(parent, user);
  if (before) return before;
  const { mode, uid, gid } = statSync(path);
  const granted = uid === user.uid ? mode >> 6 : gid === user.gid ? mode >> 3 : mode;
  const isDirectory = (mode & 0o170000) === 0o040000;
  const needed = isDirectory ? 0o1 : 0o4;
  return (granted & needed) === needed ? undefined : path;
}

function findUnprivilegedUser(): { uid: number; gid: number } {
  const users = new Map<string, { uid: number; gid: number }>();
  for (const line of readFileSync('/etc/passwd', 'utf8').split('\n')) {
    const [name, , uid, gid] = line.split(':');
    if (name && uid && gid) users.set(name, { uid: Number(uid), gid: Number(gid) });
  }
  const user = users.get('nobody') ?? users.get('daemon');
  if (user && user.uid !== 0) return user;
  throw new StartRefused(
    'PostgreSQL does not run as root, and this system has no user "nobody" to run it as. ' +
      'Start the portal as an ordinary user, or set DATABASE_URL.',
  );
}
