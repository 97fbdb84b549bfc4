import type { Calls } from '@serai/contract/all';
import type { InputOf, ReplyOf } from '@serai/contract/endpoint';

/*
 * The calls a page can make, as the contract declares them: paths, what each takes and answers. Types alone: nothing
 * of the contract's schemas comes into the browser by them.
 */

type Gets = Calls['GET'];
type Posts = Calls['POST'];

/** Paths of calls with this part in their declaration. */
type PathWith<Group, Part> = { [Path in keyof Group]: Group[Path] extends Part ? Path : never }[keyof Group];

/** Files are opened by the browser, not requested by a page. */
export type GetPath = Exclude<keyof Gets, PathWith<Gets, { file: readonly string[] }>>;
/** Calls with a form and a file. */
export type UploadPath = PathWith<Posts, { multipart: true }>;
/** Calls that book, move money or file an application; they send an idempotency key. */
export type CommandPath = PathWith<Posts, { idempotent: true }>;
/** All other calls that change data or whose input must not be in an address. */
export type PostPath = Exclude<keyof Posts, UploadPath | CommandPath>;

/** Null and undefined parameters are omitted from the address. */
export type QueryOf<Path extends GetPath> = NullAsNone<InputOf<Gets[Path]>>;
export type BodyOf<Path extends keyof Posts> = InputOf<Posts[Path]>;

/** Reply of a GET. */
export type Got<Path extends GetPath> = ReplyOf<Gets[Path]>;
/** Reply of a POST. */
export type Posted<Path extends keyof Posts> = ReplyOf<Posts[Path]>;

type NullAsNone<Input> = {
  [Field in keyof Input]: undefined extends Input[Field] ? Input[Field] | null : Input[Field];
};

/** One of several calls with its input, for paths that are not known statically. */
export type CallOf<Path extends keyof Posts> = { [P in Path]: { path: P; body: BodyOf<P> } }[Path];
